import { apiPageQuery } from '@paddock/api';
import { getPoolOdds } from '@paddock/api/races';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

/** A page of the odds of a pool's combinations, the shortest odds first. */
export const poolOddsQuery = (id: number, pool: string, page: number) =>
  withInlineErrors(apiPageQuery(api, getPoolOdds, { path: { id, pool }, query: { page, pagination: 10 } }));
