import type { Contract } from '@paddock/core/remote-config';

/** Two remotes with matching contracts, for the tests of the host. */
const racing = {
  gives: {
    links: { race: '/race/:id', day: '/races/:date?' },
    modals: { 'bets.receipt': { betId: 'number' } },
    messages: { 'slip.add': { raceId: 'number', startnr: 'number?' } },
  },
  uses: { slots: { 'race.stream': { raceId: 'number' } }, links: { contact: [] } },
} as const satisfies Contract;

declare module '@paddock/core/remote-config' {
  interface Contracts {
    'mf-racing': typeof racing;
  }
}
