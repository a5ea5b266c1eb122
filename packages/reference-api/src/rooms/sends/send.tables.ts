import { createHash } from 'node:crypto';
import type { components } from '@paddock/api';
import type { Generated, Insertable, Kysely } from 'kysely';
import type { Instant } from '../../server/database/columns.ts';

export type SendKind = components['schemas']['SendKind'];

/** A request under an `Idempotency-Key`. Kept for ever: a key is never free again. */
export interface SendTable {
  customer_id: number;
  idempotency_key: string;
  /** Null: the key is void. */
  kind: SendKind | null;
  /** The id of the bet, payment, order or share; null for a void key. */
  made_id: number | null;
  /** The hash of the request: another one under the key is refused. Null for a void key. */
  request_hash: string | null;
  sent_at: Instant;
}

/** SHA-256 of the content of a request: equal for equal requests. */
export const hashOf = (request: unknown): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** The earlier tables, each with separate keys. */
interface Before {
  bet: { id: Generated<number>; customer_id: number; idempotency_key: string; request_hash: string; placed_at: number };
  payment: {
    id: Generated<number>;
    customer_id: number;
    idempotency_key: string | null;
    direction: string;
    provider: string;
    amount: number;
    created_at: number;
  };
  shop_order: {
    id: Generated<number>;
    customer_id: number;
    idempotency_key: string;
    product_id: number;
    quantity: number;
    ordered_at: number;
  };
  send: SendTable;
}

/** One table for the keys of all kinds. The keys of earlier bets, payments and orders stay used. */
export const createSendTable = async (database: Kysely<unknown>): Promise<void> => {
  const db = database as Kysely<Before>;
  await db.schema
    .createTable('send')
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('idempotency_key', 'text', (column) => column.notNull())
    .addColumn('kind', 'text')
    .addColumn('made_id', 'bigint')
    .addColumn('request_hash', 'text')
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('send_once', ['customer_id', 'idempotency_key'])
    .execute();
  const keep = async (sends: Insertable<SendTable>[]): Promise<void> => {
    for (const send of sends) {
      await db
        .insertInto('send')
        .values(send)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  };
  const bets = await db.selectFrom('bet').selectAll().execute();
  await keep(
    bets.map(({ id, customer_id, idempotency_key, request_hash, placed_at }) => ({
      customer_id,
      idempotency_key,
      kind: 'bet',
      made_id: id,
      request_hash,
      sent_at: placed_at,
    })),
  );
  const payments = await db.selectFrom('payment').selectAll().execute();
  await keep(
    payments.flatMap(({ id, customer_id, idempotency_key, direction, provider, amount, created_at }) =>
      idempotency_key === null
        ? []
        : {
            customer_id,
            idempotency_key,
            kind: direction === 'withdrawal' ? 'withdrawal' : 'payment',
            made_id: id,
            request_hash: hashOf([direction, provider, amount]),
            sent_at: created_at,
          },
    ),
  );
  const orders = await db.selectFrom('shop_order').selectAll().execute();
  await keep(
    orders.map(({ id, customer_id, idempotency_key, product_id, quantity, ordered_at }) => ({
      customer_id,
      idempotency_key,
      kind: 'order',
      made_id: id,
      request_hash: hashOf([product_id, quantity]),
      sent_at: ordered_at,
    })),
  );
  await db.schema.alterTable('bet').dropColumn('request_hash').execute();
};
