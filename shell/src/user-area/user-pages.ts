/** The pages of the account area in the order of its menu (core §2). Their texts are `user.<page>`, their paths `/user/<page>`. */
export const USER_PAGES = [
  'bets',
  'transactions',
  'loyalty',
  'wettshop',
  'payin',
  'payout',
  'data',
  'settings',
  'limits',
  'notices',
  'favorites',
  'vouchers',
] as const;

/** A page of the account area. */
export type UserPage = (typeof USER_PAGES)[number];

/** Where a page of the account area is, without locale prefix. */
export const userPath = (page: UserPage): string => `/user/${page}`;
