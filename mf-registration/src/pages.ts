import type { Pages } from '@paddock/host/remote-config';
import { links } from '../contract.ts';
import { paths } from './paths.ts';

const login = () => import('./registration/login/login.route.tsx');
const person = () => import('./registration/person/person.route.tsx');
const email = () => import('./registration/email/email.route.tsx');
const mobile = () => import('./registration/mobile/mobile.route.tsx');
const mobileCode = () => import('./registration/mobile/mobile-code.route.tsx');
const bank = () => import('./registration/bank/bank.route.tsx');
const finish = () => import('./registration/finish/finish.route.tsx');
const stuck = () => import('./registration/stuck/stuck.route.tsx');

/** Second spec §2. Version 2 shows the same steps under its own paths. */
export const pages = {
  start: {
    path: links.register,
    page: () => import('./registration/start/start.route.tsx'),
    reads: ['/api/v1/register'],
    render: 'edge',
  },
  resume: { path: links.continueRegistration, page: () => import('./registration/resume/resume.route.tsx') },
  email: { path: paths.email, page: email },
  mobile: { path: paths.mobile, page: mobile },
  mobileCode: { path: paths.mobileCode, page: mobileCode },
  bank: { path: paths.bank, page: bank },
  finish: { path: paths.finish, page: finish },
  stuck: { path: paths.stuck, page: stuck },

  startV2: { path: paths.startV2, page: login },
  personV2: { path: paths.personV2, page: person },
  confirmV2: { path: paths.confirmV2, page: () => import('./registration/confirm/confirm.route.tsx') },
  passwordV2: { path: paths.passwordV2, page: () => import('./registration/password/password.route.tsx') },
  limitsV2: { path: paths.limitsV2, page: () => import('./registration/limits/limits.route.tsx') },
  emailV2: { path: paths.emailV2, page: email },
  mobileV2: { path: paths.mobileV2, page: mobile },
  mobileCodeV2: { path: paths.mobileCodeV2, page: mobileCode },
  bankV2: { path: paths.bankV2, page: bank },
  finishV2: { path: paths.finishV2, page: finish },
  stuckV2: { path: paths.stuckV2, page: stuck },

  register: { path: '/register', leadsTo: links.register },
  registerStart: { path: '/register/start', leadsTo: links.register },
  startRegister: { path: '/startregister', leadsTo: links.register },
  registerToken: { path: '/register/:token', leadsTo: links.continueRegistration },
  /** The account takes the codes of bank statements. */
  bankCode: { path: '/register/bank-code', leadsTo: 'bankCode' },
  oldBankCode: { path: '/registerv2/bank-code', leadsTo: 'bankCode' },

  newsletter: { path: paths.newsletter, page: () => import('./newsletter/newsletter.route.tsx') },
  newsletterAlias: { path: '/newsletteranmeldung', leadsTo: paths.newsletter },
  activateNewsletter: { path: '/newsletter/:token', page: () => import('./newsletter/activate/activate.route.tsx') },
  passwordRecovery: {
    path: paths.passwordRecovery,
    page: () => import('./password-recovery/password-recovery.route.tsx'),
  },
  newPassword: {
    path: '/password-recovery/:token',
    page: () => import('./password-recovery/new-password/new-password.route.tsx'),
  },
  forgotPassword: { path: '/forgotpw', leadsTo: paths.passwordRecovery },
  forgotPasswordLink: { path: '/forgotpw/:token', leadsTo: '/password-recovery/:token' },
} as const satisfies Pages;
