import { apiMutation } from '@paddock/api';
import { isRefusal } from '@paddock/api/lost-answer';
import { redeemVoucherCode } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readVouchersAgain } from '../shared/vouchers/vouchers.queries.ts';

/** Redeems a code for a voucher. A second call is refused. Its form shows a refusal. */
export const redeemMutation = withInlineErrors({
  ...apiMutation(api, redeemVoucherCode),
  // If only the answer was lost, the list has the voucher.
  onSettled: (_voucher: unknown, error: Error | null) => {
    if (!isRefusal(error)) readVouchersAgain();
  },
});
