import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * Ends the sessions of a customer: every access and refresh token of theirs is refused from now on.
 * @param sparedId the session that goes on
 * @returns how many ended
 */
export const endSessionsOf = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
  sparedId: string | null = null,
): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable('session')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(sparedId !== null, (query) => query.where('id', '!=', sparedId as string))
    .executeTakeFirst();
  return Number(numUpdatedRows);
};
