import type { Contract } from '@paddock/host/remote-config';

/** Pages of the shell that others may link to. */
export const links = {
  contact: '/contact',
  terms: '/page/terms',
  help: '/page/helpcenter',
  /** A page of the content management. */
  page: '/page/:name',
} as const;

/** What the shell gives to remotes and uses of them. */
export const contract = {
  gives: {
    links,
    /** Modals of the system that others may open, for a call of theirs was refused (core §8). */
    modals: {
      check_TC: {},
      check_age: {},
      check_identity_status: {},
      check_identity: {},
      schufa_checked_date: {},
      lugas_register_modal: {},
      lugas_amounts_modal: {},
    },
  },
  uses: {
    slots: {
      /** Shown under the field of the search. A phrase has two characters at least. */
      'search.results': { phrase: 'string' },
      /** Shown beside a page to read, on a desktop, with 24rem kept for it. */
      'content.aside': {},
      /** Shown in the quick account. */
      'account.lastBets': {},
      'account.playBreak': {},
    },
    messages: {
      /** A customer is logged in: their messages can be counted, and shown as they come. */
      'messages.follow': {},
    },
    links: {
      results: [],
      tips: [],
      register: [],
      continueRegistration: ['token'],
      passwordRecovery: [],
      newsletter: [],
      bets: [],
      deposit: [],
      limits: [],
      personalData: [],
      selfExclusion: [],
      selfExclusionAlias: [],
      bankCode: [],
      loyaltyShop: [],
      vouchers: [],
    },
  },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    shell: typeof contract;
  }
}
