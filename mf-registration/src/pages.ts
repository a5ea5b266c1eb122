import type { Pages } from '@paddock/host/remote-config';
import { links } from '../contract.ts';

const registration = () => import('./registration/registration.route.tsx');

/** Second spec §2. `*` matches `/register` itself too. */
export const pages = {
  register: { path: '/register/*', page: registration },
  newsletter: { path: '/newsletter', page: registration },
  passwordRecovery: { path: links.passwordRecovery, page: registration },
  /** Second spec §2: the codes of a bank statement are entered in the account. */
  bankCode: { path: '/register/bank-code', leadsTo: 'bankCode' },
  oldBankCode: { path: '/registerv2/bank-code', leadsTo: 'bankCode' },
} as const satisfies Pages;
