import type { Contract } from '@paddock/host/remote-config';

/** The offers of mf-messenger to other remotes and its uses of them. */
export const contract = {
  gives: {
    slots: {
      /** A star that puts the race on the customer's list. Renders nothing for a visitor. */
      'race.bookmark': { raceId: 'number' },
    },
    messages: {
      /**
       * Starts to count unread messages and to show new ones. Send it once a customer has logged
       * in.
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
      paymentResult: [],
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
