import { type ApiData, apiMutation, apiQuery } from '@paddock/api';
import { getDataRequests, getPersonalData, requestErasure, requestPersonalData } from '@paddock/api/customer';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';

export type DataRequests = ApiData<'getDataRequests'>;
export type DataRequest = NonNullable<DataRequests['copy']>;

/** The customer's requests about their data, and the data that the law requires to keep. */
export const dataRequestsQuery = withInlineErrors(apiQuery(api, getDataRequests));

// After a refusal, another tab has an open request: it is in the list.
const onSettled = () => readAgain(getDataRequests);

export const requestCopyMutation = withInlineErrors({
  ...apiMutation(api, requestPersonalData),
  onSettled,
});

export const requestErasureMutation = withInlineErrors({ ...apiMutation(api, requestErasure), onSettled });

/** The personal data as the text of a JSON file. */
export const personalDataMutation = withInlineErrors({
  mutationKey: [getPersonalData.id],
  mutationFn: async (): Promise<string> => JSON.stringify((await api.call(getPersonalData)).data, null, 2),
});
