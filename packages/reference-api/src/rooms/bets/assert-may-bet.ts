import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import type { Permit } from '../../server/permit.ts';
import { assertNoCheckpoint } from '../auth/checkpoints.ts';
import { assertMayPlay, payingStatuses } from '../customer/assert-may-play.ts';
import { assertBeforeIdentity } from '../customer/before-identity.ts';
import { assertBettingAllowed } from '../limits/lugas/assert-betting-allowed.ts';
import { notActivated } from '../limits/lugas/lugas-refusals.ts';

interface Better {
  customerId: number;
  permit: Permit;
  now: number;
}

/**
 * Asserts that a customer may bet, at least once the betting session of LUGAS is activated: status,
 * self-exclusion, break, identity, checkpoints, LUGAS.
 * @returns whether the activation is missing
 * @throws Refused 403 with the next step, and as `assertBeforeIdentity`, `assertNoCheckpoint` and
 * `assertBettingAllowed`
 */
export const assertMayBetOnceActivated = async (
  transaction: Transaction<Tables>,
  { customerId, permit, now }: Better,
): Promise<boolean> => {
  await assertMayPlay(transaction, { customerId, statuses: payingStatuses, now });
  await assertBeforeIdentity(transaction, { customerId, permit, now });
  await assertNoCheckpoint(transaction, customerId, now);
  return assertBettingAllowed(transaction, customerId, now);
};

/**
 * Asserts that a customer may bet now.
 * @throws Refused as `assertMayBetOnceActivated`, last 409 `lugas_not_activated`
 */
export const assertMayBet = async (transaction: Transaction<Tables>, better: Better): Promise<void> => {
  if (await assertMayBetOnceActivated(transaction, better)) throw notActivated();
};
