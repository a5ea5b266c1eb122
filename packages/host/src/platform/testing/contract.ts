import type { Contract } from '@paddock/host/remote-config';

/** Two remotes that know each other, for the tests of the host. */
const racing = {
  gives: {
    links: { race: '/race/:id', day: '/races/:date?' },
    modals: { 'bets.receipt': { betId: 'number' } },
    messages: { 'slip.add': { raceId: 'number', startnr: 'number?' } },
  },
  uses: { slots: { 'race.stream': { raceId: 'number' } }, links: { contact: [] } },
} as const satisfies Contract;

declare module '@paddock/host/remote-config' {
  interface Contracts {
    'mf-racing': typeof racing;
  }
}
