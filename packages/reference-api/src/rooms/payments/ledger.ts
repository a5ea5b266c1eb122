import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { LedgerEntryTable } from './ledger.tables.ts';

export interface Booking {
  customerId: number;
  kind: LedgerEntryTable['kind'];
  /** Cents: positive to the customer, negative from it. */
  amount: number;
  /** Its reference: `bet:12`. Unique with `kind`. */
  reference: string;
  /** Instant (ms). */
  at: number;
}

/**
 * Locks a customer's row until the transaction ends: calls of one customer are serialized. Needed
 * before decisions on a balance or a status. Decisions that depend on the clock need
 * `holdCustomer`.
 */
export const lockCustomer = async (transaction: Transaction<Tables>, customerId: number): Promise<void> => {
  await transaction
    .updateTable('customer')
    .set((row) => ({ balance: row.ref('balance') }))
    .where('id', '=', customerId)
    .execute();
};

/**
 * Locks like `lockCustomer` and reads the clock afterwards, because the lock may wait.
 * @returns the instant (ms) for the transaction's decisions; one from before the lock would be
 *   stale
 */
export const holdCustomer = async (
  transaction: Transaction<Tables>,
  customerId: number,
  clock: Clock,
): Promise<number> => {
  await lockCustomer(transaction, customerId);
  return clock();
};

/**
 * Books an amount and returns the new balance (cents). Only this changes a balance.
 * @throws Refused 409 `insufficient_balance` below 0
 */
export const book = async (
  transaction: Transaction<Tables>,
  { customerId, kind, amount, reference, at }: Booking,
): Promise<number> => {
  const { balance } = await transaction
    .updateTable('customer')
    .set((row) => ({ balance: row('balance', '+', amount) }))
    .where('id', '=', customerId)
    .returning('balance')
    .executeTakeFirstOrThrow();
  if (balance < 0) {
    throw new Refused(409, kind === 'withdrawal' ? 'insufficient_balance.withdrawal' : 'insufficient_balance');
  }
  await transaction
    .insertInto('ledger_entry')
    .values({ customer_id: customerId, kind, amount, balance, reference, booked_at: at })
    .execute();
  return balance;
};

/** A customer's balance in cents, without booking. */
export const balanceOf = async (transaction: Transaction<Tables>, customerId: number): Promise<number> => {
  const { balance } = await transaction
    .selectFrom('customer')
    .select('balance')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return balance;
};
