import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import { createSendTable } from './send.tables.ts';

test('[SENDS-9] the keys of bets, payments and orders from before stay used', async () => {
  const database = await createTestDatabase().open();
  await database.schema.dropTable('send').execute();
  await sql`alter table bet add column request_hash text not null default 'the hash'`.execute(database);
  await sql`insert into bet (customer_id, idempotency_key, race_id, pool, legs, stake, combinations, price, lines, status, placed_at, closes_at)
    values (1, 'key-of-bet', 7, 'WIN', '[]', 100, 1, 100, '[]', 'lost', 5, 0)`.execute(database);
  await sql`insert into payment (customer_id, direction, provider, amount, provider_key, idempotency_key, created_at)
    values (1, 'deposit', 'sofort', 2500, 'a', 'key-of-payment', 5),
      (1, 'withdrawal', 'bank', 2500, 'b', 'key-of-withdrawal', 5),
      (1, 'withdrawal', 'bank', 2500, 'c', null, 5)`.execute(database);
  await sql`insert into shop_order (customer_id, idempotency_key, product_id, quantity, points, address, ordered_at)
    values (2, 'key-of-order', 11, 2, 600, '', 5)`.execute(database);
  await createSendTable(database as never);
  const sends = await database.selectFrom('send').selectAll().orderBy('idempotency_key').execute();
  expect(
    sends.map(({ customer_id, idempotency_key, kind, made_id }) => [customer_id, idempotency_key, kind, made_id]),
  ).toEqual([
    [1, 'key-of-bet', 'bet', 1],
    [2, 'key-of-order', 'order', 1],
    [1, 'key-of-payment', 'payment', 1],
    [1, 'key-of-withdrawal', 'withdrawal', 2],
  ]);
  expect(sends[0]?.request_hash).toBe('the hash');
});
