import { milliseconds } from 'date-fns/milliseconds';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { notify } from '../messenger/notify.ts';
import { holdCustomer } from '../payments/ledger.ts';

/** A request is open for a month (ms; GDPR, article 12.3). */
const answerTime = milliseconds({ days: 30 });

const iso = (instant: number) => new Date(instant).toISOString();

/** A customer's request for its data (core §7). A person answers it; here it is only open. */
export const personalDataOperations = ({ database }: Server): OperationsOf<'requestPersonalData'> => ({
  async requestPersonalData({ customerId, clock }) {
    const requestedAt = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const latest = await transaction
        .selectFrom('personal_data_request')
        .select('requested_at')
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      if (latest && latest.requested_at + answerTime > now) {
        throw new Refused(409, 'personal_data_requested', {
          words: { requested_at: latest.requested_at },
          extended: { answered_by: iso(latest.requested_at + answerTime) },
        });
      }
      await transaction
        .insertInto('personal_data_request')
        .values({ customer_id: customerId, requested_at: now })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet({ requested_at: now }))
        .execute();
      await notify(transaction, {
        customerId,
        type: 'account',
        text_de: 'Wir haben Ihre Anfrage nach Ihren Daten erhalten und beantworten sie innerhalb eines Monats.',
        text_en: 'We have received your request for your data and will answer it within a month.',
        race_id: null,
        at: now,
      });
      return now;
    });
    return { data: { requested_at: iso(requestedAt), answered_by: iso(requestedAt + answerTime) } };
  },
});
