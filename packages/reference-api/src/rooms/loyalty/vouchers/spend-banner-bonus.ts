import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { isAway } from '../../limits/break/is-away.ts';
import { book } from '../../payments/ledger.ts';

export interface BannerDeposit {
  customerId: number;
  /** Cents that were paid in. */
  deposit: number;
  /** Instant (ms) at which the customer began the deposit: the voucher was valid then. */
  begunAt: number;
  /** Instant (ms). */
  at: number;
}

/**
 * Doubles a deposit up to the amount of the accepted banner voucher and uses the voucher up. Call
 * it in the deposit's transaction after `holdCustomer`.
 * @returns the booked cents; 0 without such a voucher, and during a self-exclusion or a break
 */
export const spendBannerBonus = async (
  transaction: Transaction<Tables>,
  { customerId, deposit, begunAt, at }: BannerDeposit,
): Promise<number> => {
  if (await isAway(transaction, customerId, at)) return 0;
  const voucher = await transaction
    .selectFrom('voucher')
    .select(['id', 'amount'])
    .where('customer_id', '=', customerId)
    .where('type', '=', 'banner')
    .where('decision', '=', 'accepted')
    .where('used_at', 'is', null)
    .where('valid_until', '>', begunAt)
    .orderBy('valid_until')
    .orderBy('id')
    .executeTakeFirst();
  if (!voucher) return 0;
  const amount = Math.min(voucher.amount, deposit);
  await transaction.updateTable('voucher').set({ used_at: at }).where('id', '=', voucher.id).execute();
  await book(transaction, { customerId, kind: 'bonus', amount, reference: `voucher:${voucher.id}`, at });
  return amount;
};
