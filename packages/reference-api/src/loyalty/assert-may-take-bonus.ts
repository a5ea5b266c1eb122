import type { Transaction } from 'kysely';
import { assertMayPlay, completeStatuses } from '../customers/assert-may-play.ts';
import type { Tables } from '../database/tables.ts';

/**
 * Bonuses, prizes and goods are for customers whose registration is complete and who did not exclude themselves.
 * @throws Refused 403 with what is to be done first
 */
export const assertMayTakeBonus = (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> =>
  assertMayPlay(transaction, { customerId, statuses: completeStatuses, now });
