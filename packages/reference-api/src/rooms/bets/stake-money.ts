import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { assertNoCheckpoint } from '../auth/checkpoints.ts';
import { assertMayPlay, payingStatuses } from '../customer/assert-may-play.ts';
import { assertBettingAllowed } from '../limits/lugas/assert-betting-allowed.ts';
import { releaseLimit, useLimit } from '../limits/use-limit.ts';
import { type Booking, book } from '../payments/ledger.ts';
import { payOutAbove } from '../payments/withdrawal.ts';

/**
 * Whether a customer may bet at all at an instant: its status, its own exclusion, its checkpoints, LUGAS.
 * @throws Refused 403 with what is to be done first, and what `assertNoCheckpoint` and `assertBettingAllowed` throw
 */
export const assertMayBet = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<void> => {
  await assertMayPlay(transaction, { customerId, statuses: payingStatuses, now });
  await assertNoCheckpoint(transaction, customerId, now);
  await assertBettingAllowed(transaction, customerId, now);
};

type Money = Omit<Booking, 'kind'>;

/**
 * Pays a stake out of the balance, within the limits, and gives the new balance (cents).
 * @param amount cents, positive
 * @throws Refused 409 `limit_exceeded` or `insufficient_balance`
 */
export const payStake = async (
  transaction: Transaction<Tables>,
  { customerId, amount, reference, at }: Money,
): Promise<number> => {
  await useLimit(transaction, { customerId, type: 'bet', amount, now: at });
  await useLimit(transaction, { customerId, type: 'loss', amount, now: at });
  return book(transaction, { customerId, kind: 'stake', amount: -amount, reference, at });
};

/** Gives a stake or a part of it back, also to the limits. @param stakedAt instant (ms) at which it was paid */
export const refundStake = async (
  transaction: Transaction<Tables>,
  { stakedAt, ...money }: Money & { stakedAt: number },
): Promise<number> => {
  const { customerId, amount } = money;
  await releaseLimit(transaction, { customerId, type: 'bet', amount, now: stakedAt });
  await releaseLimit(transaction, { customerId, type: 'loss', amount, now: stakedAt });
  return book(transaction, { ...money, kind: 'refund' });
};

/** Pays out what was won, which relieves the loss limit. What is then above the customer's payout amount goes on to its bank. */
export const payWinnings = async (transaction: Transaction<Tables>, money: Money): Promise<number> => {
  const { customerId, amount, at } = money;
  await releaseLimit(transaction, { customerId, type: 'loss', amount, now: at });
  const balance = await book(transaction, { ...money, kind: 'payout' });
  return balance - (await payOutAbove(transaction, { customerId, now: at }));
};
