import { type ApiData, apiMutation } from '@paddock/api';
import { issuePostidentCoupon } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Coupon = ApiData<'issuePostidentCoupon'>;

/** Issues the coupon, or returns the one that is still valid. The page shows a refusal. */
export const couponMutation = withInlineErrors(apiMutation(api, issuePostidentCoupon));
