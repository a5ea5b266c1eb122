import type { OperationsOf } from '../../server/operation/operation.types.ts';
import type { Server } from '../../server/operation/server.ts';
import { sendMail } from '../../server/outbox/outbox.ts';
import { daysAfter, iso } from '../../world/day/zone.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { exclude } from './exclude.ts';
import { exclusionMail } from './exclusion-mail.ts';

/**
 * Self-exclusion of at least 90 days (core §7, §9). A login checks `excluded_until`, so the balance
 * is paid out at once (account §1).
 */
export const exclusionOperations = ({ database }: Server): OperationsOf<'excludeMe'> => ({
  async excludeMe({ body: { days }, customerId, language, clock }) {
    const data = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const { excluded_until: before, ...person } = await transaction
        .selectFrom('customer')
        .select(['excluded_until', 'email', 'firstname'])
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      // Days of the calendar: page and mail name the last one.
      const until = daysAfter('Europe/Berlin', now, days);
      // Of two simultaneous ones the longer wins: an exclusion is never shortened.
      const excluded_until = Math.max(before ?? 0, until);
      const payout = await exclude(transaction, { customerId, until: excluded_until, now });
      const { paid, iban, unpaid, reason } = payout;
      const exclusion = {
        excluded_until: iso(excluded_until),
        paid_out: paid,
        iban,
        unpaid,
        unpaid_reason: reason,
      };
      const mail = exclusionMail(language, person.firstname, { until: excluded_until, ...payout });
      await sendMail(transaction, { to: person.email, ...mail, at: now });
      return exclusion;
    });
    return { data };
  },
});
