import { apiQuery } from '@paddock/api';
import { search } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/**
 * The most that the API gives at once. One group may have all of them, so the groups are cut here.
 */
const MOST_RESULTS = 50;

/** The results for a phrase. The previous results stay until the new ones are there. */
export const searchQuery = (phrase: string) =>
  queryOptions({
    ...withInlineErrors(apiQuery(api, search, { query: { search: phrase, pagination: MOST_RESULTS } })),
    placeholderData: keepPreviousData,
  });
