import { apiPageQuery } from '@paddock/api';
import { getPoolOdds } from '@paddock/api/races';
import { api } from '@paddock/host';

/** A page of what a pool's combinations would pay, the shortest odds first. */
export const poolOddsQuery = (id: number, pool: string, page: number) =>
  apiPageQuery(api, getPoolOdds, { path: { id, pool }, query: { page, pagination: 10 } });
