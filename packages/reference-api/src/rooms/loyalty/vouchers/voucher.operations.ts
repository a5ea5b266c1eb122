import type { components } from '@paddock/api';
import type { Call, OperationsOf } from '../../../server/operation/operation.types.ts';
import { notFound } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { decideVoucher, type VoucherDecision } from './decide-voucher.ts';
import { redeemCode } from './redeem-code.ts';
import { showVoucher, voucherStatusAt } from './voucher.model.ts';

type VoucherOperation =
  | 'getVouchers'
  | 'getVoucher'
  | 'acceptVoucher'
  | 'declineVoucher'
  | 'redeemVoucherCode'
  | 'acceptBannerBonus';

/** Vouchers of the customer, and the codes that give them. */
export const voucherOperations = ({ database }: Server): OperationsOf<VoucherOperation> => {
  const vouchersOf = (customerId: number, now: number) =>
    database.selectFrom('voucher').selectAll().where('customer_id', '=', customerId).where('valid_from', '<=', now);

  const decide = async (
    { customerId, clock, language }: Pick<Call<'acceptVoucher'>, 'customerId' | 'clock' | 'language'>,
    wanted: Pick<VoucherDecision, 'id' | 'decision' | 'type'>,
  ): Promise<{ data: components['schemas']['VoucherDecision'] }> => {
    const { voucher, balance } = await decideVoucher(database, { ...wanted, customerId, clock });
    return { data: { voucher: showVoucher(voucher, clock(), language), account_balance: balance } };
  };

  return {
    async getVouchers({ query, customerId, now, language }) {
      const { status, type, page = 1, pagination: perPage = 20 } = query;
      // Filtered here: the state depends on the clock, so there is no column; customers have few.
      const vouchers = await vouchersOf(customerId, now).orderBy('id', 'desc').execute();
      const wanted = vouchers.filter(
        (voucher) => (!type || voucher.type === type) && (!status || voucherStatusAt(voucher, now) === status),
      );
      const shown = wanted.slice((page - 1) * perPage, page * perPage);
      return {
        data: shown.map((voucher) => showVoucher(voucher, now, language)),
        pagination: {
          page,
          perPage,
          count: shown.length,
          total: wanted.length,
        },
      };
    },
    async getVoucher({ path: { id }, customerId, now, language }) {
      const voucher = await vouchersOf(customerId, now).where('id', '=', id).executeTakeFirst();
      if (!voucher) throw notFound('voucher');
      return { data: showVoucher(voucher, now, language) };
    },
    acceptVoucher: (call) => decide(call, { id: call.path.id, decision: 'accepted' }),
    declineVoucher: (call) => decide(call, { id: call.path.id, decision: 'declined' }),
    acceptBannerBonus: (call) => decide(call, { id: call.body.voucher_id, decision: 'accepted', type: 'banner' }),
    async redeemVoucherCode({ body: { code }, customerId, clock, language }) {
      const voucher = await redeemCode(database, { text: code, customerId, clock });
      return { data: showVoucher(voucher, clock(), language) };
    },
  };
};
