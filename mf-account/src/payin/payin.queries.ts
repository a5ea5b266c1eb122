import { apiQuery } from '@paddock/api';
import { getLimits } from '@paddock/api/limits';
import { getVouchers } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** Every limit: a deposit counts against those of deposits and of LUGAS. */
export const limitsQuery = withInlineErrors(apiQuery(api, getLimits));

/** The vouchers, for the one that the next deposit uses. */
export const vouchersQuery = withInlineErrors(apiQuery(api, getVouchers));
