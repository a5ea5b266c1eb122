import { type ApiData, apiPageQuery } from '@paddock/api';
import { getLimitChanges } from '@paddock/api/limits';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type LimitChange = ApiData<'getLimitChanges'>[number];

/** A page of the changes, newest first. */
export const limitChangesQuery = (page: number) =>
  withInlineErrors(apiPageQuery(api, getLimitChanges, { query: { page, pagination: 10 } }));
