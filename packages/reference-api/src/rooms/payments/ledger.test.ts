import type { Transaction } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabase, isPostgres } from '../../../test/rigs/test-database.ts';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import { addDemoCustomers } from '../../server/demo/demo-customers.ts';
import { book, lockCustomer } from './ledger.ts';

const at = Date.parse('2026-11-21T15:00:00Z');

const open = async () => {
  const database = await createTestDatabase().open();
  await addDemoCustomers(database, at);
  const rows = await database.selectFrom('customer').select('id').orderBy('id').limit(2).execute();
  const [first, second] = rows.map(({ id }) => id) as [number, number];
  return { database, first, second };
};

const balanceOf = async (database: Database | Transaction<Tables>, id: number) =>
  (await database.selectFrom('customer').select('balance').where('id', '=', id).executeTakeFirstOrThrow()).balance;

describe('[PAYMENTS-1] a held customer', () => {
  test('lets one decision after the other see the balance, also when ten come at once', async () => {
    const { database, first } = await open();
    const turns: string[] = [];
    const spend = (turn: number) =>
      database.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, first);
        turns.push(`${turn} in`);
        const balance = await balanceOf(transaction, first);
        const amount = -Math.ceil(balance / 2);
        await book(transaction, { customerId: first, kind: 'stake', amount, reference: `turn:${turn}`, at });
        turns.push(`${turn} out`);
      });
    await Promise.all(Array.from({ length: 10 }, (_, turn) => spend(turn)));
    // 100,00 € halved ten times, rounded against the customer: no decision saw a stale balance.
    expect(await balanceOf(database, first)).toBe(9);
    const inOrder = turns.flatMap((entry) => (entry.endsWith('in') ? [entry, entry.replace('in', 'out')] : []));
    expect(turns).toEqual(inOrder);
  });

  // SQLite has one writer: there all wait.
  test.runIf(isPostgres)('keeps no other customer waiting', async () => {
    const { database, first, second } = await open();
    await database.transaction().execute(async (held) => {
      await lockCustomer(held, first);
      await database.transaction().execute((other) => lockCustomer(other, second));
    });
  });

  test.runIf(isPostgres)('is held again when PostgreSQL gave a transaction up for another one', async () => {
    const { database, first, second } = await open();
    let runs = 0;
    const bothHold = Promise.withResolvers<void>();
    const both = (one: number, other: number) =>
      database.transaction().execute(async (transaction) => {
        await lockCustomer(transaction, one);
        runs += 1;
        if (runs === 2) bothHold.resolve();
        await bothHold.promise;
        await lockCustomer(transaction, other);
        await book(transaction, { customerId: one, kind: 'stake', amount: -1, reference: `by:${one}`, at });
      });
    await Promise.all([both(first, second), both(second, first)]);
    expect(runs).toBe(3);
    expect([await balanceOf(database, first), await balanceOf(database, second)]).toEqual([9_999, 9_999]);
  });
});

test('an amount that the balance does not cover changes nothing', async () => {
  const { database, first } = await open();
  const spend = database.transaction().execute(async (transaction) => {
    await lockCustomer(transaction, first);
    await book(transaction, { customerId: first, kind: 'stake', amount: -10_001, reference: 'bet:1', at });
  });
  await expect(spend).rejects.toMatchObject({ status: 409, code: 'insufficient_balance' });
  expect(await balanceOf(database, first)).toBe(10_000);
});

test('the same thing cannot be booked twice', async () => {
  const { database, first } = await open();
  const pay = () =>
    database.transaction().execute(async (transaction) => {
      await book(transaction, { customerId: first, kind: 'payout', amount: 500, reference: 'bet:1000', at });
    });
  await pay();
  await expect(pay()).rejects.toThrow(/unique/i);
  expect(await balanceOf(database, first)).toBe(10_500);
});
