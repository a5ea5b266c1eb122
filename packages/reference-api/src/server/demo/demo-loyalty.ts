import { bookPoints } from '../../rooms/loyalty/points.ts';
import { grantVoucher } from '../../rooms/loyalty/vouchers/grant-voucher.ts';
import type { DemoCustomer } from './demo-customer.types.ts';

/** Vouchers and wettstars. */
export const demoLoyaltyCustomers = [
  {
    name: 'voucher',
    shows: 'has an open bonus voucher',
    add: async (transaction, customerId, at) => {
      await grantVoucher(transaction, { customerId, campaign: 'loyalty', at });
    },
  },
  {
    name: 'banner',
    shows: 'has an open banner voucher: its next deposit is doubled',
    add: async (transaction, customerId, at) => {
      await grantVoucher(transaction, { customerId, campaign: 'welcome', at });
    },
  },
  {
    name: 'points',
    shows: 'has 20,000 wettstars for the shop',
    add: async (transaction, customerId, at) => {
      await bookPoints(transaction, { customerId, kind: 'gift', points: 20_000, reference: `demo:${customerId}`, at });
    },
  },
  {
    name: 'unenrolled',
    shows: 'never joined the bonus programme',
    differs: () => ({ bonuspoints_status: 0 }),
  },
] as const satisfies readonly DemoCustomer[];
