import { type ApiData, apiMutation, apiPageQuery, apiQuery } from '@paddock/api';
import { acceptBannerBonus, acceptVoucher, declineVoucher, getVoucher, getVouchers } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';

export type Voucher = ApiData<'getVoucher'>;

/** A page (from 1) of the customer's vouchers, the newest first. */
export const vouchersQuery = (page: number) =>
  queryOptions({
    ...withInlineErrors(apiPageQuery(api, getVouchers, page === 1 ? {} : { query: { page } })),
    placeholderData: keepPreviousData,
  });

/** The newest vouchers; the next deposit may use one of them. */
export const newestVouchersQuery = withInlineErrors(apiQuery(api, getVouchers));

/** One voucher. */
export const voucherQuery = (id: number) => withInlineErrors(apiQuery(api, getVoucher, { path: { id } }));

/** Reads everything again that a voucher changes: the vouchers and the balance. */
export function readVouchersAgain(): void {
  readAgain(getVouchers, getVoucher);
  void readCustomerAgain();
}

/** Accepts a voucher. Idempotent: after a lost answer, the customer presses again. */
export const acceptMutation = mutationOptions({
  ...withInlineErrors({
    mutationFn: ({ id, type }: Pick<Voucher, 'id' | 'type'>) =>
      type === 'banner'
        ? api.call(acceptBannerBonus, { body: { voucherId: id } })
        : api.call(acceptVoucher, { path: { id } }),
  }),
  onSettled: readVouchersAgain,
});

/** Declines a voucher for good. Idempotent. */
export const declineMutation = mutationOptions({
  ...withInlineErrors(apiMutation(api, declineVoucher)),
  onSettled: readVouchersAgain,
});
