import type { Contract } from '@paddock/host/remote-config';

/** Pages that others may link to. */
export const links = {
  bets: '/user/bets',
  myTeamBets: '/user/teamwette',
  transactions: '/user/transactions',
  deposit: '/user/payin',
  limits: '/user/limits',
  personalData: '/user/data',
  selfExclusion: '/user/data/self-exclusion',
  /** An alias of the same page. */
  selfExclusionAlias: '/user/self-exclusion',
  bankCode: '/user/data/bank-code',
  loyalty: '/user/loyalty',
  loyaltyShop: '/user/wettshop',
  vouchers: '/user/vouchers',
} as const;

/** The offers of mf-account to other remotes and its uses of them. */
export const contract = {
  gives: { links, slots: { 'account.lastBets': {}, 'account.playBreak': {} } },
  uses: {
    links: {
      contact: [],
      continueRegistration: ['token'],
      races: [],
      race: ['id'],
      horse: ['id'],
      teamBets: [],
      league: [],
      page: ['name'],
    },
    slots: { 'bets.details': { betId: 'number' }, 'teamBets.mine': {} },
    modals: {
      check_TC: {},
      check_age: {},
      check_identity_status: {},
      check_identity: {},
      schufa_checked_date: {},
      lugas_register_modal: {},
      lugas_amounts_modal: {},
      before_identity_modal: {},
    },
    panels: ['login'],
  },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-account': typeof contract;
  }
}
