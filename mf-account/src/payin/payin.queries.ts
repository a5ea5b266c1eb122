import { apiQuery } from '@paddock/api';
import { getLimits } from '@paddock/api/limits';
import { getVouchers } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** All limits: a deposit counts against those of deposits and of LUGAS. */
export const limitsQuery = withInlineErrors(apiQuery(api, getLimits));

/** The vouchers; the next deposit may use one of them. */
export const vouchersQuery = withInlineErrors(apiQuery(api, getVouchers));
