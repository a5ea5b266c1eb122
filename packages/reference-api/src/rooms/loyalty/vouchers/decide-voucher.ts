import type { Database } from '../../../server/database/open-database.ts';
import type { Clock } from '../../../server/operation/operation.types.ts';
import { notFound, Refused } from '../../../server/operation/refused.ts';
import { balanceOf, book, holdCustomer } from '../../payments/ledger.ts';
import { assertMayTakeBonus } from '../assert-may-take-bonus.ts';
import { type Voucher, voucherStatusAt } from './voucher.model.ts';

export interface VoucherDecision {
  id: number;
  customerId: number;
  decision: 'accepted' | 'declined';
  /** Accepts only a voucher of this type. */
  type?: Voucher['type'];
  clock: Clock;
}

/**
 * Accepts or declines a voucher. Idempotent; the opposite decision is refused.
 * @throws Refused 404 for a voucher that is not the customer's, 409 for one that is no longer open
 */
export const decideVoucher = (
  database: Database,
  { id, customerId, decision, type, clock }: VoucherDecision,
): Promise<{ voucher: Voucher; balance: number }> =>
  database.transaction().execute(async (transaction) => {
    const now = await holdCustomer(transaction, customerId, clock);
    const voucher = await transaction
      .selectFrom('voucher')
      .selectAll()
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .where('valid_from', '<=', now)
      .executeTakeFirst();
    if (!voucher || (type && voucher.type !== type)) throw notFound('voucher');
    if (voucher.decision === decision) return { voucher, balance: await balanceOf(transaction, customerId) };
    const status = voucherStatusAt(voucher, now);
    if (status !== 'open') {
      throw new Refused(409, `voucher_not_open.${status}`);
    }
    if (decision === 'accepted') await assertMayTakeBonus(transaction, customerId, now);
    const decided = { decision, decided_at: now };
    await transaction.updateTable('voucher').set(decided).where('id', '=', id).execute();
    if (decision === 'accepted' && voucher.type === 'bonus') {
      await book(transaction, {
        customerId,
        kind: 'bonus',
        amount: voucher.amount,
        reference: `voucher:${id}`,
        at: now,
      });
    }
    return { voucher: { ...voucher, ...decided }, balance: await balanceOf(transaction, customerId) };
  });
