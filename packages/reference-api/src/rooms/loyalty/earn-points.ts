import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { bookPoints } from './points.ts';

/** Cents of stake for one wettstar. */
const CENTS_PER_POINT = 100;

export interface SettledStake {
  customerId: number;
  /** Staked cents without refunds. */
  stake: number;
  /** `bet:12` */
  reference: string;
  /** Instant (ms) at which the customer staked it. */
  placedAt: number;
  /** Instant (ms) of the settlement. */
  at: number;
}

/**
 * Books wettstars for a settled bet: one per full euro staked, for those who were members of the
 * bonus programme when they placed it. Call it in the settlement's transaction after
 * `holdCustomer`. Idempotent per bet.
 * @returns the booked wettstars
 */
export const earnPoints = async (
  transaction: Transaction<Tables>,
  { customerId, stake, reference, placedAt, at }: SettledStake,
): Promise<number> => {
  const points = Math.floor(stake / CENTS_PER_POINT);
  if (points <= 0) return 0;
  const member = await transaction
    .selectFrom('customer')
    .select('id')
    .where('id', '=', customerId)
    .where('bonuspoints_status', '=', 1)
    .where((row) => row.or([row('loyalty_joined_at', 'is', null), row('loyalty_joined_at', '<=', placedAt)]))
    .executeTakeFirst();
  const earned = await transaction
    .selectFrom('loyalty_entry')
    .select('id')
    .where('kind', '=', 'earned')
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!member || earned) return 0;
  await bookPoints(transaction, { customerId, kind: 'earned', points, reference, at });
  return points;
};
