import type { Pages } from '@paddock/host/remote-config';
import { paths } from './paths.ts';

const registration = () => import('./registration/registration.route.tsx');

/** Second spec §2. `*` also matches `/register` itself. */
export const pages = {
  register: { path: '/register/*', page: registration },
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
  /** Second spec §2: bank statement codes are entered in the account. */
  bankCode: { path: '/register/bank-code', leadsTo: 'bankCode' },
  oldBankCode: { path: '/registerv2/bank-code', leadsTo: 'bankCode' },
} as const satisfies Pages;
