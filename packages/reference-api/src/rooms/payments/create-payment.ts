import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { invalid, Refused } from '../../server/operation/refused.ts';
import type { PaymentTable } from './payment.tables.ts';
import type { PaymentTypeConfig } from './payment-types.ts';

export interface PaymentWish {
  customerId: number;
  /** Cents. */
  amount: number;
  /** `Idempotency-Key`; null for a new payment each time. */
  key: string | null;
  clock: Clock;
}

/** @throws Refused 400 for an amount outside the payment type's range */
export const assertAmount = ({ minimum, maximum }: PaymentTypeConfig, amount: number): void => {
  if (amount < minimum) throw invalid({ amount: ['min'] });
  if (amount > maximum) throw invalid({ amount: ['max'] });
};

/**
 * The earlier payment of the key for the same request. Lock the customer before.
 * @throws Refused 409 `idempotency_key_reused` for another request
 */
export const findRepeated = async (
  transaction: Transaction<Tables>,
  { customerId, amount, key }: PaymentWish,
  { direction, provider }: PaymentTypeConfig,
): Promise<Selectable<PaymentTable> | null> => {
  if (key === null) return null;
  const payment = await transaction
    .selectFrom('payment')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (!payment) return null;
  if (payment.direction === direction && payment.provider === provider && payment.amount === amount) return payment;
  throw new Refused(409, 'idempotency_key_reused.payment');
};

/** Stores a payment: `now` (ms) is the instant of the lock, `iban` the target of a withdrawal. */
export type NewPayment = Omit<PaymentWish, 'clock'> & { now: number; iban?: string | null };

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
