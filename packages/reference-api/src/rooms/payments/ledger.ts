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
  /** What it is for: `bet:12`. The same kind and reference can be booked once. */
  reference: string;
  /** Instant (ms). */
  at: number;
}

/**
 * Holds a customer's row until the transaction ends, so that two calls of one customer come one after the other.
 * Before anything that decides on a balance or a status. What the clock decides needs `holdCustomer`.
 */
export const lockCustomer = async (transaction: Transaction<Tables>, customerId: number): Promise<void> => {
  await transaction
    .updateTable('customer')
    .set((row) => ({ balance: row.ref('balance') }))
    .where('id', '=', customerId)
    .execute();
};

/**
 * Holds a customer's row as `lockCustomer` does. The lock may be waited for, so the clock is read after it.
 * @returns the instant (ms) by which the transaction decides; an instant from before the lock is too early
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
 * Books an amount and gives the new balance (cents). The only way in which a balance changes.
 * @throws Refused 409 `insufficient_balance` when the balance would fall below 0
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
    throw new Refused(409, 'insufficient_balance', 'The balance is too low. Deposit money or choose a lower amount.');
  }
  await transaction
    .insertInto('ledger_entry')
    .values({ customer_id: customerId, kind, amount, balance, reference, booked_at: at })
    .execute();
  return balance;
};

/** A customer's balance in cents, when nothing is booked. */
export const balanceOf = async (transaction: Transaction<Tables>, customerId: number): Promise<number> => {
  const { balance } = await transaction
    .selectFrom('customer')
    .select('balance')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return balance;
};
