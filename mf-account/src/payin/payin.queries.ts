import { apiQuery } from '@paddock/api';
import { getVouchers } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The vouchers; the next deposit may use one of them. */
export const vouchersQuery = withInlineErrors(apiQuery(api, getVouchers));
