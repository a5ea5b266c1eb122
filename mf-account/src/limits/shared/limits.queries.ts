import { type ApiData, apiKey, apiMutation, apiQuery } from '@paddock/api';
import { getLimitChanges, getLimits, setLimitsV2 } from '@paddock/api/limits';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** The limits of the customer, by type and range. */
export const limitsQuery = withInlineErrors(apiQuery(api, getLimits));

export const saveLimitsMutation = {
  ...apiMutation(api, setLimitsV2),
  onSuccess: (limits: ApiData<'setLimitsV2'>) => {
    // The answer contains all limits.
    queryClient.setQueryData(limitsQuery.queryKey, limits);
    void queryClient.invalidateQueries({ queryKey: apiKey(getLimitChanges) });
  },
};
