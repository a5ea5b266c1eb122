import { milliseconds } from 'date-fns/milliseconds';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { endSessionsOf } from '../auth/sessions.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { endNewsletter } from '../registration/newsletter/newsletter.operations.ts';

/** Self-exclusion of at least 90 days (core §7, §9). A login checks `excluded_until`. */
export const exclusionOperations = ({ database }: Server): OperationsOf<'excludeMe'> => ({
  async excludeMe({ body: { days }, customerId, clock }) {
    const until = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const { excluded_until: before } = await transaction
        .selectFrom('customer')
        .select('excluded_until')
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      // Of two simultaneous ones the longer wins: an exclusion is never shortened.
      const excluded_until = Math.max(before ?? 0, now + milliseconds({ days }));
      await transaction.updateTable('customer').set({ excluded_until }).where('id', '=', customerId).execute();
      await endSessionsOf(transaction, customerId, now);
      await endNewsletter(transaction, customerId);
      return excluded_until;
    });
    return { data: { excluded_until: new Date(until).toISOString() } };
  },
});
