import { milliseconds } from 'date-fns/milliseconds';
import type { Transaction } from 'kysely';
import { takeBet } from '../../rooms/bets/send-bet.ts';
import { settleRow } from '../../rooms/bets/settle-due.ts';
import { book } from '../../rooms/payments/ledger.ts';
import { betOrderOf, combinedOrderOf } from '../../world/day/entries.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { generatedDay, todayAt } from '../../world/day/race-days.ts';
import { fieldAt } from '../../world/day/race-result.ts';
import { addDays } from '../../world/day/zone.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

/** The races of the day `days` after today, by off time. */
const racesOf = (seed: number, now: number, days: number): RacePlan[] =>
  generatedDay(seed, addDays(todayAt(now), days))
    .flatMap(({ races }) => races)
    .sort((a, b) => a.off - b.off);

interface Wanted {
  race: RacePlan;
  startnr: number;
  /** Instant (ms) at which it is sent. */
  at: number;
}

/** Yesterday's bets that won, lost and were refunded, and one on the next race but one. */
const wantedBets = (seed: number, now: number): Wanted[] => {
  const yesterday = racesOf(seed, now, -1).filter(({ officialAt }) => officialAt < now);
  const [won, lost] = yesterday;
  const scratched = yesterday.find(({ runners }) =>
    runners.some(({ withdrawnAt, entry }) => withdrawnAt !== null && !entry),
  );
  const gone = scratched?.runners.find(({ withdrawnAt, entry }) => withdrawnAt !== null && !entry);
  const next = [...racesOf(seed, now, 0), ...racesOf(seed, now, 1)].filter(({ off }) => off > now)[1];
  const winner = won && betOrderOf(won)[0]?.startnrs[0];
  const loser = lost && combinedOrderOf(lost).at(-1)?.startnrs[0];
  const runner = next && fieldAt(next, next.off).starters[0];
  return [
    ...(won && winner ? [{ race: won, startnr: winner, at: won.off - 600_000 }] : []),
    ...(lost && loser ? [{ race: lost, startnr: loser, at: lost.off - 600_000 }] : []),
    ...(scratched && gone?.withdrawnAt
      ? [{ race: scratched, startnr: gone.startnr, at: gone.withdrawnAt - 60_000 }]
      : []),
    ...(next && runner ? [{ race: next, startnr: runner, at: now }] : []),
  ].sort((a, b) => a.at - b.at);
};

/** Settles what is due: entries of an account are in the order of time. */
const settleUntil = async (
  transaction: Transaction<Tables>,
  customerId: number,
  races: readonly RacePlan[],
  at: number,
) => {
  const due = transaction.selectFrom('bet').selectAll().where('customer_id', '=', customerId);
  for (const row of await due.where('settles_at', '<=', at).orderBy('settles_at').execute()) {
    const race = races.find(({ id }) => id === row.race_id);
    await settleRow(transaction, row, race ? [race] : null);
  }
};

const addBets = async (transaction: Transaction<Tables>, customerId: number, now: number, seed: number) => {
  const bets = wantedBets(seed, now);
  const at = Math.min(now, ...bets.map((bet) => bet.at)) - milliseconds({ days: 1 });
  await book(transaction, { customerId, kind: 'deposit', amount: 10_000, reference: `demo:${customerId}`, at });
  const races = bets.map(({ race }) => race);
  for (const [index, { race, startnr, at: sentAt }] of bets.entries()) {
    await settleUntil(transaction, customerId, races, sentAt);
    // Each race sells win bets; place bets need enough starters.
    const request = { race_id: race.id, pool: 'WIN', leg1: [startnr], stake: 500, expected_price: 500 };
    await takeBet(transaction, [race], { customerId, key: `demo-bet-${index}`, request }, sentAt);
  }
};

/** Customers with bets in every state that time produces. */
export const demoBetCustomers = [
  {
    name: 'bettor',
    shows: 'bets of yesterday that won, lost and were refunded, and an open one',
    deposit: 0,
    differs: (now) => ({ created_at: now - milliseconds({ days: 30 }) }),
    add: addBets,
  },
] as const satisfies readonly DemoCustomer[];
