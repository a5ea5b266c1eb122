import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { Refused } from '../../server/operation/refused.ts';
import type { LoyaltyEntryTable } from './loyalty.tables.ts';

export interface PointsBooking {
  customerId: number;
  kind: LoyaltyEntryTable['kind'];
  /** Wettstars: positive to the customer, negative from it. */
  points: number;
  /** Its reference: `bet:12`. Unique with `kind`. */
  reference: string;
  /** Instant (ms). */
  at: number;
}

/**
 * Books wettstars after `holdCustomer` and returns the new points. Only this changes `bonuspoints`.
 * @throws Refused 409 `insufficient_points` below 0
 */
export const bookPoints = async (
  transaction: Transaction<Tables>,
  { customerId, kind, points, reference, at }: PointsBooking,
): Promise<number> => {
  const { bonuspoints } = await transaction
    .updateTable('customer')
    .set((row) => ({ bonuspoints: row('bonuspoints', '+', points) }))
    .where('id', '=', customerId)
    .returning('bonuspoints')
    .executeTakeFirstOrThrow();
  if (bonuspoints < 0) {
    throw new Refused(409, 'insufficient_points');
  }
  await transaction
    .insertInto('loyalty_entry')
    .values({ customer_id: customerId, kind, points, balance: bonuspoints, reference, booked_at: at })
    .execute();
  return bonuspoints;
};

/**
 * @throws Refused 403 `loyalty_not_enrolled` for a customer who did not join the bonus programme
 */
export const assertEnrolled = async (transaction: Transaction<Tables>, customerId: number): Promise<void> => {
  const { bonuspoints_status: isMember } = await transaction
    .selectFrom('customer')
    .select('bonuspoints_status')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (isMember !== 1) throw new Refused(403, 'loyalty_not_enrolled');
};
