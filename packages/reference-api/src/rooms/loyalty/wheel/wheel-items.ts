import type { Localized } from '../../../server/localized.ts';
import type { VoucherCampaignKey } from '../vouchers/voucher-campaigns.ts';

interface WheelField {
  id: number;
  title: Localized;
  /** Its share of the sum of weights is its probability. Not shown. */
  weight: number;
}

export type WheelPrize = WheelField &
  ({ type: 'points'; points: number } | { type: 'voucher'; campaign: VoucherCampaignKey });

const points = (id: number, count: number, weight: number): WheelPrize => ({
  id,
  type: 'points',
  title: { de: `${count} Wettstars`, en: `${count} wettstars` },
  points: count,
  weight,
});

/** The fields of the wheel, clockwise. */
export const wheelPrizes: readonly WheelPrize[] = [
  points(1, 10, 30),
  points(2, 50, 15),
  points(3, 20, 24),
  {
    id: 4,
    type: 'voucher',
    title: { de: 'Gutschein über 5 Euro', en: '5 euro voucher' },
    campaign: 'wheel',
    weight: 3,
  },
  points(5, 15, 18),
  points(6, 100, 6),
  points(7, 30, 3),
  points(8, 500, 1),
];
