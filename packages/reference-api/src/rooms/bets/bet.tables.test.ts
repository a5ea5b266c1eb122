import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import { mergeBetLegs } from './bet.tables.ts';

test('[DATABASE-3] a bet that was stored with its first race apart keeps its races and runners', async () => {
  const database = await createTestDatabase().open();
  await sql`alter table bet drop column legs`.execute(database);
  for (const [name, value] of [
    ['race', '{"id":7}'],
    ['leg1', '[3]'],
    ['later_legs', '[{"race":{"id":8},"startnrs":[1,2]}]'],
  ] as const) {
    await sql`alter table bet add column ${sql.ref(name)} text not null default ${sql.lit(value)}`.execute(database);
  }
  await sql`insert into bet (customer_id, idempotency_key, race_id, pool, stake, combinations, price, lines, status, placed_at, closes_at)
    values (1, 'key', 7, 'WIN', 100, 1, 100, '[]', 'lost', 0, 0)`.execute(database);
  await mergeBetLegs(database as never);
  const { legs, ...bet } = await database.selectFrom('bet').selectAll().executeTakeFirstOrThrow();
  expect(JSON.parse(legs)).toEqual([
    { race: { id: 7 }, startnrs: [3] },
    { race: { id: 8 }, startnrs: [1, 2] },
  ]);
  expect(Object.keys(bet)).not.toEqual(expect.arrayContaining(['leg1']));
});
