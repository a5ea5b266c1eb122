import { type ApiData, apiMutation } from '@paddock/api';
import { issuePostidentCoupon } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type Coupon = ApiData<'issuePostidentCoupon'>;

/** The coupon: one that is valid is given again. The page shows a refusal. */
export const couponMutation = withInlineErrors(apiMutation(api, issuePostidentCoupon));
