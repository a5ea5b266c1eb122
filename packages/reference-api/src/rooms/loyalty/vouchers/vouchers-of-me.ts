import type { Database } from '../../../server/database/open-database.ts';

export interface VouchersOfMe {
  banner_voucher: { voucher_id: number } | null;
  open_bonus_voucher: { id: number } | null;
}

/** The vouchers for popups (core §4): of each type the open one that expires first. */
export const vouchersOfMe = async (database: Database, customerId: number, now: number): Promise<VouchersOfMe> => {
  const open = await database
    .selectFrom('voucher')
    .select(['id', 'type'])
    .where('customer_id', '=', customerId)
    .where('decision', 'is', null)
    .where('valid_from', '<=', now)
    .where('valid_until', '>', now)
    .orderBy('valid_until')
    .orderBy('id')
    .execute();
  const first = (wanted: 'banner' | 'bonus') => open.find(({ type }) => type === wanted) ?? null;
  const banner = first('banner');
  const bonus = first('bonus');
  return {
    banner_voucher: banner && { voucher_id: banner.id },
    open_bonus_voucher: bonus && { id: bonus.id },
  };
};
