import { type ApiData, apiMutation } from '@paddock/api';
import { getLimitChanges, setLimitsV2 } from '@paddock/api/limits';
import { isRefusal } from '@paddock/api/lost-answer';
import { api, queryClient } from '@paddock/host';
import { readAgain } from '@paddock/pages/read-again';
import { limitsQuery, readLimitsAgain } from '../../shared/limits.queries.ts';

export const saveLimitsMutation = {
  ...apiMutation(api, setLimitsV2),
  onSuccess: async (limits: ApiData<'setLimitsV2'>) => {
    // The answer contains all limits, newer than those of a read that is still on its way.
    await queryClient.cancelQueries({ queryKey: limitsQuery.queryKey });
    queryClient.setQueryData(limitsQuery.queryKey, limits);
    readAgain(getLimitChanges);
  },
  // Without an answer, the limits may be changed.
  onError: (error: Error) => {
    if (isRefusal(error)) return;
    void readLimitsAgain();
    readAgain(getLimitChanges);
  },
};
