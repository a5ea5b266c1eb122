import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { assertMayPlay, completeStatuses } from '../customer/assert-may-play.ts';

/**
 * Bonuses, prizes and goods are for customers whose registration is complete and who did not exclude themselves.
 * @throws Refused 403 with what is to be done first
 */
export const assertMayTakeBonus = (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> =>
  assertMayPlay(transaction, { customerId, statuses: completeStatuses, now });
