import type { Clock, OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { limitChangeOperations } from './limit-changes.ts';
import { keyOf, type LimitEntry, setLimits } from './set-limits.ts';
import { type LimitFilter, showLimits } from './show-limits.ts';

/** Limits (core §3), and the threshold for paying out winnings. */
export const limitOperations = ({
  database,
}: Server): OperationsOf<
  | 'getLimits'
  | 'getLimitChanges'
  | 'setLimits'
  | 'setLimitsV2'
  | 'setBetLimit'
  | 'setWithdrawalAmount'
  | 'disableWithdrawalAmount'
> => {
  /** Sets limits and shows the result. */
  const set = (customerId: number, entries: readonly LimitEntry[], clock: Clock, filter?: LimitFilter) =>
    database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      await setLimits(transaction, customerId, entries, now);
      return showLimits(transaction, customerId, now, filter);
    });

  const setWithdrawalAmount = async (customerId: number, amount: number | null) => {
    await database.updateTable('customer').set({ withdrawal_amount: amount }).where('id', '=', customerId).execute();
    return { data: { withdrawal_amount: amount } };
  };

  return {
    ...limitChangeOperations(database),
    async getLimits({ customerId, query: { type, range }, now }) {
      return { data: await showLimits(database, customerId, now, { type, range }) };
    },
    async setLimits({ customerId, body: { limits }, clock }) {
      const shown = await set(customerId, limits, clock);
      const named = new Set(limits.map(keyOf));
      return { data: shown.filter((limit) => named.has(keyOf(limit))) };
    },
    async setLimitsV2({ customerId, body, clock }) {
      return { data: await set(customerId, body.limits, clock) };
    },
    async setBetLimit({ customerId, body, clock }) {
      return { data: await set(customerId, [{ type: 'bet', ...body }], clock, { type: 'bet' }) };
    },
    setWithdrawalAmount: ({ customerId, body }) => setWithdrawalAmount(customerId, body.amount),
    disableWithdrawalAmount: ({ customerId }) => setWithdrawalAmount(customerId, null),
  };
};
