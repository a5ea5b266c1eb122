import { apiQuery } from '@paddock/api';
import { getLimits } from '@paddock/api/limits';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The limits of the customer, by type and range. */
export const limitsQuery = withInlineErrors(apiQuery(api, getLimits));

/** Reads the limits again. */
export const readLimitsAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey });
