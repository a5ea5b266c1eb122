import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';
import { findRace, hasPool, races, startersOf, winnersOf } from '../../../test/rigs/find-race.ts';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import type { Database } from '../../server/database/open-database.ts';
import type { DemoName } from '../../server/demo/demo-customers.ts';

const noon = '2026-11-21T12:00:00Z';
const german = races.filter(({ country, off }) => country === 'DEU' && off > Date.parse(noon));
const names = ['active', 'other'] as const satisfies DemoName[];

/** Balances and bookings of all customers, and all bets. */
const booksOf = async (database: Database) => {
  const customers = await database.selectFrom('customer').select(['id', 'balance']).execute();
  const entries = await database
    .selectFrom('ledger_entry')
    .select(['customer_id', 'kind', 'amount', 'reference'])
    .execute();
  const bets = await database.selectFrom('bet').selectAll().execute();
  return { customers, entries, bets };
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const expectBalanced = async (database: Database) => {
  const { customers, entries, bets } = await booksOf(database);
  for (const { id, balance } of customers) {
    expect(balance).toBe(sum(entries.filter((entry) => entry.customer_id === id).map(({ amount }) => amount)));
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  for (const bet of bets) {
    const own = entries.filter(({ reference }) => reference === `bet:${bet.id}`);
    const isPaid = bet.booked_at !== null;
    expect(own.filter(({ kind }) => kind === 'stake').map(({ amount }) => amount)).toEqual(isPaid ? [-bet.price] : []);
    expect(sum(own.filter(({ kind }) => kind !== 'stake').map(({ amount }) => amount))).toBe(bet.payout ?? 0);
  }
};

describe('a day of betting', () => {
  test('[BETS-18] books every bet once in and once out, whatever is sent, confirmed, cancelled and when', async () => {
    const step = fc.record({
      as: fc.constantFrom(...names),
      what: fc.constantFrom('send', 'send', 'send', 'again', 'confirm', 'cancel', 'look'),
      race: fc.nat(german.length - 1),
      pool: fc.constantFrom('WIN', 'PLC', 'WPL', 'fixWIN'),
      runner: fc.nat(5),
      stake: fc.integer({ min: 40, max: 3000 }),
      odds: fc.constantFrom('now', 'before'),
      later: fc.integer({ min: 0, max: 900_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
        const api = createTestApi(noon);
        const sent = new Map<string, number[]>(names.map((name) => [name, []]));
        for (const [at, { as, what, race: index, pool, runner, stake, odds, later }] of steps.entries()) {
          const race = german[index] as (typeof german)[number];
          const leg1 = [startersOf(race)[runner] as number].filter(Boolean);
          const path = { id: sent.get(as)?.at(-1) ?? 1 };
          if (what === 'confirm') await api.call('confirmBet', { as, path });
          if (what === 'cancel') await api.call('cancelBet', { as, path });
          if (what === 'look') await api.call('getBets', { as });
          if ((what === 'send' || what === 'again') && leg1.length > 0) {
            const ticket = { race_id: race.id, pool, leg1, stake };
            const { data } = await api.call('calculateBet', { body: ticket });
            if (odds === 'before') api.advance(45_000);
            const answer = await api.call('sendBet', {
              as,
              header: { 'idempotency-key': `random-key-${what === 'again' ? 'same' : at}` },
              body: { ...ticket, expected_price: data?.price ?? 1, ...(data?.odds.length ? { odds: data.odds } : {}) },
            });
            if (answer.data) sent.get(as)?.push(answer.data.bet.id);
          }
          api.advance(what === 'look' ? later : 5_000);
        }
        api.setNow('2026-11-22T12:00:00Z');
        await api.call('getBets', { as: 'active' });
        const database = await api.database();
        await expectBalanced(database);
        const open = await database.selectFrom('bet').select('id').where('status', '=', 'accepted').execute();
        // The bet of `bettor`, whose race may be later.
        expect(open.length).toBeLessThanOrEqual(1);
        await api.close();
      }),
      { numRuns: 8 },
    );
  }, 60_000);

  test('[BETS-12] [BETS-18] is the same when two processes share the database', async () => {
    const shared = createTestDatabase();
    const first = createTestApi(noon, { database: await shared.open() });
    await first.call('getMe', { as: 'active' });
    const second = createTestApi(noon, { database: await shared.open() });
    await second.call('getMe', { as: 'active' });
    const race = findRace(noon, (candidate) => candidate.country === 'DEU' && hasPool(candidate, 'win'));
    const [winner] = winnersOf(race) as [number];
    const body = { race_id: race.id, pool: 'WIN', leg1: [winner], stake: 100, expected_price: 100 };
    const sent = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        [first, second][at % 2]?.call('sendBet', {
          as: 'active',
          header: { 'idempotency-key': `shared-key-${Math.floor(at / 4)}` },
          body,
        }),
      ),
    );
    expect(sent.map((answer) => answer?.status)).toEqual(sent.map(() => 200));
    expect(new Set(sent.map((answer) => answer?.data.bet.id)).size).toBe(3);
    for (const api of [first, second]) api.setNow(race.officialAt);
    await Promise.all(Array.from({ length: 6 }, (_, at) => [first, second][at % 2]?.call('getBets', { as: 'active' })));
    const database = await second.database();
    await expectBalanced(database);
    const { entries } = await booksOf(database);
    const payouts = entries.filter(({ kind, reference }) => kind === 'payout' && reference.startsWith('bet:'));
    expect(new Set(payouts.map(({ reference }) => reference)).size).toBe(payouts.length);
  });
});
