import { apiPageQuery } from '@paddock/api';
import { getPoolOdds } from '@paddock/api/races';
import { api } from '@paddock/host';
import { quiet } from '../shared/quiet.ts';

/** A page of what a pool's combinations would pay, the shortest odds first. */
export const poolOddsQuery = (id: number, pool: string, page: number) =>
  quiet(apiPageQuery(api, getPoolOdds, { path: { id, pool }, query: { page, pagination: 10 } }));
