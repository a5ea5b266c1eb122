import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import { addDemoCustomers, demoCustomers } from './demo-customers.ts';

it('every demo customer has a name of its own', () => {
  const names = demoCustomers.map(({ name }) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('[PROCESSES-6] every demo customer is there once, with its deposit, when two servers add them at the same time', async () => {
  const database = await createTestDatabase().open();
  const now = Date.parse('2026-11-21T12:00:00Z');
  await Promise.all([addDemoCustomers(database, now), addDemoCustomers(database, now)]);
  const added = await database.selectFrom('customer').select(['username', 'balance']).execute();
  expect(added.map(({ username }) => username).sort()).toEqual(demoCustomers.map(({ name }) => name).sort());
  expect(added.find(({ username }) => username === 'active')?.balance).toBe(10_000);
});
