import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { assertNoCheckpoint } from '../auth/checkpoints.ts';
import { assertMayPlay, completeStatuses } from '../customer/assert-may-play.ts';

/**
 * Asserts that a customer may take bonuses, prizes and goods: registered, not excluded, and with
 * all checkpoints passed. A customer whose age is unknown gets no goods either.
 * @throws Refused 403 with the next step
 */
export const assertMayTakeBonus = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<void> => {
  await assertMayPlay(transaction, { customerId, statuses: completeStatuses, now });
  await assertNoCheckpoint(transaction, customerId, now);
};
