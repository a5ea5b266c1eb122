import type { Kysely } from 'kysely';
import type { Instant } from '../../../server/database/columns.ts';

/** The browser of a login that gets push messages. The subscription ends with the session. */
export interface PushSubscriptionTable {
  session_id: string;
  customer_id: number;
  /** The address at the browser's push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The newest message that was pushed, or that existed before the subscription. */
  told_id: number;
  created_at: Instant;
}

export const createPushTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('push_subscription')
    .addColumn('session_id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'bigint', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('told_id', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
};
