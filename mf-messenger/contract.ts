import type { Contract } from '@paddock/host/remote-config';

/** What mf-messenger gives to other remotes and uses of them. */
export const contract = {
  gives: {
    slots: {
      /** A star that puts the race on the customer's list. Nothing for a visitor. */
      'race.bookmark': { raceId: 'number' },
    },
    messages: {
      /**
       * Counts what is unread from now on, and shows what arrives. Send it once a customer is
       * logged in.
       */
      'messages.follow': {},
    },
  },
  uses: {
    links: {
      race: ['id'],
      races: [],
      bets: [],
      myTeamBets: [],
      transactions: [],
      vouchers: [],
      limits: [],
      personalData: [],
    },
  },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-messenger': typeof contract;
  }
}
