import { milliseconds } from 'date-fns/milliseconds';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import type { Voucher } from './voucher.model.ts';
import { type VoucherCampaignKey, voucherCampaigns } from './voucher-campaigns.ts';

export interface VoucherGrant {
  customerId: number;
  campaign: VoucherCampaignKey;
  /** Instant (ms) from which it is valid. */
  at: number;
}

/** Gives a customer an open voucher of a campaign. */
export const grantVoucher = async (
  transaction: Transaction<Tables>,
  { customerId, campaign, at }: VoucherGrant,
): Promise<Voucher> => {
  const { type, amount, days } = voucherCampaigns[campaign];
  return transaction
    .insertInto('voucher')
    .values({
      customer_id: customerId,
      campaign,
      type,
      amount,
      valid_from: at,
      valid_until: at + milliseconds({ days }),
      decision: null,
      decided_at: null,
      used_at: null,
      end_told_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
