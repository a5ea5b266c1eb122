import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { assertMayPlay, completeStatuses } from '../customer/assert-may-play.ts';

/**
 * Asserts that a customer may take bonuses, prizes and goods: registered and not excluded.
 * @throws Refused 403 with the next step
 */
export const assertMayTakeBonus = (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> =>
  assertMayPlay(transaction, { customerId, statuses: completeStatuses, now });
