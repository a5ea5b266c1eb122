import { createHmac, timingSafeEqual } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { Selectable } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import { storedSecret } from '../auth/stored-secret.ts';
import type { PaymentTable } from './payment.tables.ts';

type Payment = Selectable<PaymentTable>;

/** How long after the start of a deposit its return address works. */
const RETURN_MS = milliseconds({ days: 1 });

/**
 * The key in the return address of a deposit, for a bank that leads back to another browser. It
 * shows the outcome of this deposit without a login, and nothing else.
 */
export interface ReturnKeys {
  of(payment: Payment): Promise<string>;
  /** The deposit that the key opens; null for any other key or payment, and after a day. */
  open(wish: { id: number; key: string; now: number }): Promise<Payment | null>;
}

export const createReturnKeys = (database: Database): ReturnKeys => {
  let secret: Promise<string> | null = null;
  const keyOf = async ({ id, customer_id }: Payment): Promise<string> => {
    secret ??= storedSecret(database, 'payment-return');
    return createHmac('sha256', await secret)
      .update(`${id}.${customer_id}`)
      .digest('base64url');
  };
  return {
    of: keyOf,
    async open({ id, key, now }) {
      const payment = await database
        .selectFrom('payment')
        .selectAll()
        .where('id', '=', id)
        .where('direction', '=', 'deposit')
        .where('created_at', '>', now - RETURN_MS)
        .executeTakeFirst();
      if (!payment) return null;
      const [given, expected] = [Buffer.from(key), Buffer.from(await keyOf(payment))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? payment : null;
    },
  };
};
