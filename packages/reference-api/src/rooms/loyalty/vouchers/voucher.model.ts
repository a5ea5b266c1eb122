import type { components } from '@paddock/api';
import type { Selectable } from 'kysely';
import type { Language } from '../../../server/localized.ts';
import { iso, isoOrNull } from '../../../world/day/zone.ts';
import type { VoucherTable } from './voucher.tables.ts';
import { type VoucherCampaign, voucherCampaigns } from './voucher-campaigns.ts';

type Schemas = components['schemas'];
export type Voucher = Selectable<VoucherTable>;

/** The state of a voucher at an instant (ms). The clock decides on the expiry, not a job. */
export const voucherStatusAt = (voucher: Voucher, now: number): Schemas['VoucherStatus'] => {
  if (voucher.used_at !== null) return 'used';
  if (voucher.decision === 'declined') return 'declined';
  // A bonus is paid on acceptance; a banner waits for its deposit.
  if (voucher.decision === 'accepted' && voucher.type === 'bonus') return 'accepted';
  if (now >= voucher.valid_until) return 'expired';
  return voucher.decision === 'accepted' ? 'accepted' : 'open';
};

/** A voucher in wire names. */
export const showVoucher = (voucher: Voucher, now: number, language: Language): Schemas['Voucher'] => {
  const campaign = (voucherCampaigns as Record<string, VoucherCampaign>)[voucher.campaign];
  return {
    id: voucher.id,
    type: voucher.type,
    status: voucherStatusAt(voucher, now),
    title: campaign?.title[language] ?? voucher.campaign,
    text: campaign?.text[language] ?? '',
    amount: voucher.amount,
    page: campaign?.page ?? 'bonusprogramm',
    valid_from: iso(voucher.valid_from),
    valid_until: iso(voucher.valid_until),
    decided_at: isoOrNull(voucher.decided_at),
    used_at: isoOrNull(voucher.used_at),
  };
};
