import { apiQuery } from '@paddock/api';
import { search } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The API's maximum. One group may fill all of it, so the groups are cut here. */
const MAX_RESULTS = 50;

/** The results for a phrase. The previous results stay until the new ones arrive. */
export const searchQuery = (phrase: string) =>
  queryOptions({
    ...withInlineErrors(apiQuery(api, search, { query: { search: phrase, pagination: MAX_RESULTS } })),
    placeholderData: keepPreviousData,
  });
