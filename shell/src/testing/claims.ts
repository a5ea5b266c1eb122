import type { MenuClaim, PanelClaim } from '@paddock/federation';

/** Claims of the product's remotes, for tests of the shell. */
export const LINKS: Record<string, string> = {
  results: '/results',
  tips: '/tipp-of-the-day',
  register: '/register',
  continueRegistration: '/register/v3/continue/:token',
  passwordRecovery: '/password-recovery',
  newsletter: '/newsletter',
  bets: '/user/bets',
  transactions: '/user/transactions',
  deposit: '/user/payin',
  limits: '/user/limits',
  personalData: '/user/data',
  selfExclusion: '/user/data/self-exclusion',
  selfExclusionAlias: '/user/self-exclusion',
  bankCode: '/user/data/bank-code',
  loyaltyShop: '/user/wettshop',
  vouchers: '/user/vouchers',
};

const NOT_ON_A_PHONES_BAR = ['nonBurger', 'mobile'];

/** The two panels of core §2 that the shell does not own. */
export const PANELS: Record<string, PanelClaim> = {
  ticker: {
    name: 'ticker',
    label: { de: 'Liveticker', en: 'Live ticker' },
    icon: 'M4 5h16',
    position: 30,
    rules: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']], stays: true },
  },
  livestream: {
    name: 'livestream',
    label: { de: 'Livestream', en: 'Livestream' },
    icon: 'M3 6h18',
    position: 40,
    rules: { hidden: [NOT_ON_A_PHONES_BAR, ['emptyLayout']], independent: true, requiresLogin: true, stays: true },
    opensOn: ['stream_id', 'stream_race_id'],
  },
};

/** Entries of the account's menu. */
export const USER_MENU: MenuClaim[] = ['bets', 'transactions', 'loyalty', 'payin'].map((page, index) => ({
  path: `/user/${page}`,
  label: { de: page, en: page },
  position: index,
}));
