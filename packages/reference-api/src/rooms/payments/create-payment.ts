import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import { invalid } from '../../server/operation/refused.ts';
import { type Sending, takeOnce } from '../sends/take-once.ts';
import type { PaymentTable } from './payment.tables.ts';
import type { PaymentTypeConfig } from './payment-types.ts';

export interface PaymentWish extends Sending {
  /** Cents. */
  amount: number;
}

/** @throws Refused 400 for an amount outside the payment type's range */
export const assertAmount = ({ minimum, maximum }: PaymentTypeConfig, amount: number): void => {
  if (amount < minimum) throw invalid({ amount: ['min'] });
  if (amount > maximum) throw invalid({ amount: ['max'] });
};

/**
 * Takes a payment, idempotent by its key. `make` checks and stores it under the customer's lock.
 * @throws Refused as `takeOnce` and `make`
 */
export const takePayment = (
  database: Database,
  wish: PaymentWish,
  { direction, provider }: PaymentTypeConfig,
  make: (transaction: Transaction<Tables>, now: number) => Promise<Selectable<PaymentTable>>,
): Promise<Selectable<PaymentTable>> =>
  takeOnce(database, {
    ...wish,
    kind: direction === 'withdrawal' ? 'withdrawal' : 'payment',
    request: [direction, provider, wish.amount],
    async make(transaction, now) {
      const result = await make(transaction, now);
      return { id: result.id, result };
    },
    repeat: (transaction, id) =>
      transaction.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  });

/** Stores a payment: `now` (ms) is the instant of the lock, `iban` the target of a withdrawal. */
export type NewPayment = Omit<PaymentWish, 'clock' | 'validUntil'> & { now: number; iban?: string | null };

export const insertPayment = async (
  transaction: Transaction<Tables>,
  { customerId, amount, key, now, iban = null }: NewPayment,
  { direction, provider }: PaymentTypeConfig,
): Promise<Selectable<PaymentTable>> => {
  const payment: Insertable<PaymentTable> = {
    customer_id: customerId,
    direction,
    provider,
    amount,
    outcome: null,
    provider_key: randomBytes(16).toString('hex'),
    idempotency_key: key,
    iban,
    created_at: now,
    decided_at: null,
  };
  return transaction.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
};
