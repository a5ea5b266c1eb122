import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import { addDemoCustomers, demoCustomers } from './demo-customers.ts';

test('every demo customer has a name of its own', () => {
  const names = demoCustomers.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('[PROCESSES-6] every demo customer is there once, with its deposit, when two servers add them at the same time', async () => {
  const database = await createTestDatabase().open();
  const now = Date.parse('2026-11-21T12:00:00Z');
  await Promise.all([addDemoCustomers(database, now), addDemoCustomers(database, now)]);
  const added = await database.selectFrom('customer').select(['username', 'balance']).execute();
  expect(added.map(({ username }) => username).sort()).toEqual(demoCustomers.map(({ name }) => name).sort());
  expect(added.find(({ username }) => username === 'active')?.balance).toBe(10_000);
});

test('[LUGAS-21] demo customers of an older build, who were one person, are several', async () => {
  const database = await createTestDatabase().open();
  const now = Date.parse('2026-11-21T12:00:00Z');
  await addDemoCustomers(database, now);
  const facts = () => database.selectFrom('customer').select(['firstname', 'iban']).orderBy('id').execute();
  const before = await facts();
  const ordinary = () => database.updateTable('customer').where('firstname', 'like', 'Erika-%');
  await ordinary().set({ iban: 'DE89370400440532013000' }).where('iban', 'is not', null).execute();
  await ordinary().set({ firstname: 'Erika' }).execute();
  await addDemoCustomers(database, now);
  expect(await facts()).toEqual(before);
  // A person of their own may name any bank account.
  await ordinary().set({ iban: 'DE89370400440532013000' }).execute();
  const named = await facts();
  await addDemoCustomers(database, now);
  expect(await facts()).toEqual(named);
});

// On 29 November the next race but one has too few starters for place bets.
test.each(['2026-11-21T12:00:00Z', '2026-11-21T23:30:00Z', '2026-11-29T09:00:00Z'])(
  'the account of the customer with settled bets is in the order of time, started at %s',
  async (start) => {
    const database = await createTestDatabase().open();
    await addDemoCustomers(database, Date.parse(start));
    const { id } = await database
      .selectFrom('customer')
      .select('id')
      .where('username', '=', 'bettor')
      .executeTakeFirstOrThrow();
    const entries = await database
      .selectFrom('ledger_entry')
      .select(['kind', 'booked_at'])
      .where('customer_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['deposit', 'stake', 'payout', 'refund']));
    const instants = entries.map(({ booked_at }) => booked_at);
    expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  },
);
