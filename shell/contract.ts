import type { Contract } from '@paddock/host/remote-config';

/** Pages of the shell that others may link to. */
export const links = {
  contact: '/contact',
  terms: '/page/terms',
  help: '/page/helpcenter',
  /** One term of the glossary, by its id. */
  helpEntry: '/page/helpcenter/:id',
  /** A page of the content management. */
  page: '/page/:name',
} as const;

/** The shell's offers to remotes and its uses of them. */
export const contract = {
  gives: {
    links,
    /** System modals that remotes may open after a refused call (core §8). */
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
  },
  uses: {
    slots: {
      /** Shown under the search field. A phrase has at least two characters. */
      'search.results': { phrase: 'string' },
      /** Shown beside a text page, on a desktop, with 24rem reserved for it. */
      'content.aside': {},
      /** Shown in the quick account. */
      'account.lastBets': {},
      'account.playBreak': {},
    },
    messages: {
      /** A customer has logged in: the remote may now count their messages and show new ones. */
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
      transactions: [],
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
