import { apiQuery } from '@paddock/api';
import { getLugasAmounts } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The amounts of the last 30 days, with this operator only. */
export const amountsQuery = withInlineErrors(apiQuery(api, getLugasAmounts));
