import { type ApiData, apiPageQuery } from '@paddock/api';
import { getLoyaltyTransactions } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoyaltyChoice } from './loyalty-choice.model.ts';

export type PointsEntry = ApiData<'getLoyaltyTransactions'>[number];

/** A page of the entries of the wettstars, the newest first. */
export const entriesQuery = ({ page }: LoyaltyChoice) =>
  queryOptions({
    ...withInlineErrors(apiPageQuery(api, getLoyaltyTransactions, page === 1 ? {} : { query: { page } })),
    placeholderData: keepPreviousData,
  });
