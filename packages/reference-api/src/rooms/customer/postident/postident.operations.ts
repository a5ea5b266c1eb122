import { randomInt } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { Refused } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { todayAt } from '../../../world/day/race-days.ts';
import { iso } from '../../../world/day/zone.ts';
import { holdCustomer } from '../../payments/ledger.ts';
import { identityCheckOf, isValidated } from '../customer-check.model.ts';

/** How long a coupon is valid. */
const COUPON_MS = milliseconds({ days: 30 });

/** Twelve digits in groups, to be read out at the counter. */
const createNumber = (): string =>
  Array.from({ length: 3 }, () => String(randomInt(10_000)).padStart(4, '0')).join('-');

/** The coupon for the identity check at a post office (core §2: /post-ident). */
export const postidentOperations = ({ database }: Server): OperationsOf<'issuePostidentCoupon'> => ({
  async issuePostidentCoupon({ customerId, clock }) {
    const { number, issued_at } = await database.transaction().execute(async (transaction) => {
      const now = await holdCustomer(transaction, customerId, clock);
      const customer = await transaction
        .selectFrom('customer')
        .select(['customerstatus_id', 'identity_validated_at'])
        .where('id', '=', customerId)
        .executeTakeFirstOrThrow();
      if (isValidated(identityCheckOf(customer, now), now)) throw new Refused(409, 'identity_validated');
      const known = await transaction
        .selectFrom('postident_coupon')
        .selectAll()
        .where('customer_id', '=', customerId)
        .executeTakeFirst();
      if (known && known.issued_at + COUPON_MS > now) return known;
      const coupon = { number: createNumber(), issued_at: now };
      await transaction
        .insertInto('postident_coupon')
        .values({ customer_id: customerId, ...coupon })
        .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(coupon))
        .execute();
      return coupon;
    });
    return {
      data: { number, issued_at: iso(issued_at), valid_until: todayAt(issued_at + COUPON_MS) },
    };
  },
});
