import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';

/** Voids the mailed links of a customer's password recoveries. @param now instant (ms) */
export const voidRecoveryLinks = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<void> => {
  await transaction
    .updateTable('password_recovery')
    .set({ used_at: now })
    .where('customer_id', '=', customerId)
    .where('used_at', 'is', null)
    .execute();
};
