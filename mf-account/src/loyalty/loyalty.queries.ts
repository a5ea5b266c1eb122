import { type ApiData, apiPageQuery } from '@paddock/api';
import { getLoyaltyTransactions } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type PointsEntry = ApiData<'getLoyaltyTransactions'>[number];

/** A page (from 1) of the entries of the wettstars, the newest first. */
export const entriesQuery = (page: number) =>
  queryOptions({
    ...withInlineErrors(apiPageQuery(api, getLoyaltyTransactions, page === 1 ? {} : { query: { page } })),
    placeholderData: keepPreviousData,
  });
