import type { Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { chargeLimit, releaseLimit } from '../limits/charge-limit.ts';
import { type Booking, book } from '../payments/ledger.ts';
import { payOutAbove, payOutToExcluded } from '../payments/withdrawal.ts';

type Money = Omit<Booking, 'kind'>;

/**
 * Pays a stake from the balance within the limits. @returns the new balance (cents)
 * @param amount cents, positive
 * @throws Refused 409 `limit_exceeded` or `insufficient_balance`
 */
export const payStake = async (
  transaction: Transaction<Tables>,
  { customerId, amount, reference, at }: Money,
): Promise<number> => {
  await chargeLimit(transaction, { customerId, type: 'bet', amount, now: at });
  await chargeLimit(transaction, { customerId, type: 'loss', amount, now: at });
  return book(transaction, { customerId, kind: 'stake', amount: -amount, reference, at });
};

/**
 * Refunds a stake or a part of it, also to the limits.
 * @param stakedAt instant (ms) of its payment
 */
export const refundStake = async (
  transaction: Transaction<Tables>,
  { stakedAt, ...money }: Money & { stakedAt: number },
): Promise<number> => {
  const { customerId, amount, at } = money;
  await releaseLimit(transaction, { customerId, type: 'bet', amount, now: stakedAt });
  await releaseLimit(transaction, { customerId, type: 'loss', amount, now: stakedAt });
  const balance = await book(transaction, { ...money, kind: 'refund' });
  const payout = await payOutToExcluded(transaction, { customerId, now: at });
  return balance - (payout?.paid ?? 0);
};

/**
 * Pays winnings and relieves the loss limit; pays out what exceeds the customer's payout amount.
 */
export const payWinnings = async (transaction: Transaction<Tables>, money: Money): Promise<number> => {
  const { customerId, amount, at } = money;
  await releaseLimit(transaction, { customerId, type: 'loss', amount, now: at });
  const balance = await book(transaction, { ...money, kind: 'payout' });
  return balance - (await payOutAbove(transaction, { customerId, now: at }));
};
