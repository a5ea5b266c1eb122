/** The pages of the account. */
export const PAGES = [
  '/user',
  '/user/bets',
  '/user/transactions',
  '/user/transaction-print',
  '/user/loyalty',
  '/user/wettshop',
  '/user/payin',
  '/user/payout',
  '/user/payment-result',
  '/user/data',
  '/user/data/address',
  '/user/data/self-exclusion',
  '/user/settings',
  '/user/limits',
  '/user/limits/betlimit',
  '/user/notices',
  '/user/favorites',
  '/user/vouchers',
  '/user/teamwette',
  '/user/user-page-card',
  '/page/wheel',
];

/** Pages with a form only while a step of the registration is open. */
export const STEPS = ['/user/data/bank-code', '/user/data/postident'];

/** The page after an exclusion, which needs no login. */
export const DONE = '/user/data/self-exclusion/done';
