import type { Contract } from '@paddock/host/remote-config';

/** What mf-account gives to other remotes. */
export const contract = {
  gives: {
    links: {
      bets: '/user/bets',
      deposit: '/user/payin',
      limits: '/user/limits',
      personalData: '/user/data',
      selfExclusion: '/user/data/self-exclusion',
      /** The same page under another name. */
      selfExclusionAlias: '/user/self-exclusion',
      bankCode: '/user/data/bank-code',
      loyaltyShop: '/user/wettshop',
    },
  },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-account': typeof contract;
  }
}
