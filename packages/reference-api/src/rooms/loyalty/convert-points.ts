import type { Database } from '../../server/database/open-database.ts';
import type { Clock } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import { book, holdCustomer } from '../payments/ledger.ts';
import { assertMayTakeBonus } from './assert-may-take-bonus.ts';
import { bookPoints } from './points.ts';

/** Cents for one wettstar. */
const CENTS_PER_POINT = 1;

export interface ConversionWish {
  customerId: number;
  /** The wettstars that the customer saw; undefined if the caller does not say. */
  expectedPoints: number | undefined;
  clock: Clock;
}

/**
 * Converts all wettstars of a customer to money. A second call finds none.
 * @returns cents and wettstars afterwards
 * @throws Refused 409 `no_points`, or `price_changed` with the present wettstars
 */
export const convertPoints = (
  database: Database,
  { customerId, expectedPoints, clock }: ConversionWish,
): Promise<{ balance: number; points: number }> =>
  database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    await assertMayTakeBonus(transaction, customerId, now);
    const { bonuspoints } = await transaction
      .selectFrom('customer')
      .select('bonuspoints')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow();
    if (bonuspoints === 0) {
      throw new Refused(409, 'no_points');
    }
    if (expectedPoints !== undefined && expectedPoints !== bonuspoints) {
      const points = { points: bonuspoints };
      throw new Refused(409, 'price_changed.conversion', { words: points, extended: points });
    }
    // The reference names the last entry that is converted.
    const { id } = await transaction
      .selectFrom('loyalty_entry')
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const reference = `loyalty_entry:${id}`;
    const at = now;
    const points = await bookPoints(transaction, {
      customerId,
      kind: 'converted',
      points: -bonuspoints,
      reference,
      at,
    });
    const amount = bonuspoints * CENTS_PER_POINT;
    const balance = await book(transaction, { customerId, kind: 'conversion', amount, reference, at });
    return { balance, points };
  });
