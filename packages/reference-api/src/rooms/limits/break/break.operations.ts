import { milliseconds } from 'date-fns/milliseconds';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { notFound } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { iso } from '../../../world/day/zone.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { endLugas } from '../lugas/lugas-session.ts';

/** How long a break lasts (§ 6i(3)). */
const BREAK_MS = milliseconds({ hours: 24 });

/** The break of 24 hours. `assertMayPlay` refuses play meanwhile. */
export const breakOperations = ({ database, permit }: Server): OperationsOf<'takeBreak'> => ({
  async takeBreak({ customerId, clock }) {
    if (!permit.hasBreak) throw notFound('path');
    const until = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      await transaction
        .updateTable('customer')
        .set({ break_until: now + BREAK_MS })
        .where('id', '=', customerId)
        .execute();
      await endLugas(transaction, customerId, now);
      return now + BREAK_MS;
    });
    return { data: { until: iso(until) } };
  },
});
