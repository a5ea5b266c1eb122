import { type ApiData, apiPageQuery } from '@paddock/api';
import { getLimitChanges } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type LimitChange = ApiData<'getLimitChanges'>[number];

/** A page of the changes, newest first. */
export const limitChangesQuery = (page: number) =>
  queryOptions({
    ...withInlineErrors(apiPageQuery(api, getLimitChanges, { query: { page, pagination: 10 } })),
    placeholderData: keepPreviousData,
  });
