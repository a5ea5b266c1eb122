import { links } from '../contract.ts';

/** The app's own link targets. Separate from the table of pages, which imports every page. */
export const paths = {
  start: links.register,
  email: '/register/v3/continue/:token/email',
  mobile: '/register/v3/continue/:token/mobile',
  mobileCode: '/register/v3/continue/:token/mobile-code',
  bank: '/register/v3/continue/:token/bank',
  finish: '/register/v3/continue/:token/finish',
  stuck: '/register/v3/continue/:token/error',

  startV2: '/register/v2/start',
  personV2: '/register/v2/personal',
  confirmV2: '/register/v2/:token/confirm',
  passwordV2: '/register/v2/:token/password',
  limitsV2: '/register/v2/:token/limits',
  emailV2: '/register/v2/:token/email-verify',
  mobileV2: '/register/v2/:token/mobile',
  mobileCodeV2: '/register/v2/:token/confirm-code',
  bankV2: '/register/v2/:token/bank',
  finishV2: '/register/v2/:token/finish',
  stuckV2: '/register/v2/:token/error',

  newsletter: '/newsletter',
  passwordRecovery: '/password-recovery',
} as const;
