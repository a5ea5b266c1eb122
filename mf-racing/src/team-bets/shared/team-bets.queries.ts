import { apiPageQuery, apiQuery, type Camel, type components } from '@paddock/api';
import { getMyTeamBets, getTeamBet, getTeamBets, getTeamTipAmounts } from '@paddock/api/bets';
import { api } from '@paddock/host';
import type { CalendarDate } from '@paddock/i18n';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];

/** One ticket that many customers pay, each a share. */
export type TeamBet = Camel<Schemas['TeamBet']>;
export type TeamBetDetails = Camel<Schemas['TeamBetDetails']>;
/** A customer's part of a team bet. */
export type TeamShare = Camel<Schemas['TeamShare']>;

interface TeamBetsWanted {
  from?: CalendarDate;
  till?: CalendarDate;
  /** From 1. */
  page: number;
}

/**
 * The team bets of some days, by closing time; by default of today. The first page of today has no
 * query string, so that the edge can preload the read.
 */
export const teamBetsQuery = ({ page, ...days }: TeamBetsWanted) => {
  const query = { ...days, ...(page === 1 ? {} : { page }) };
  return queryOptions({
    ...withInlineErrors(apiPageQuery(api, getTeamBets, Object.keys(query).length === 0 ? {} : { query })),
    placeholderData: keepPreviousData,
  });
};

/** One team bet, with the members who joined last. */
export const teamBetQuery = (id: number) => withInlineErrors(apiQuery(api, getTeamBet, { path: { id } }));

/** The customer's shares, the newest first. */
export const mySharesQuery = (page: number) =>
  queryOptions({
    ...withInlineErrors(apiPageQuery(api, getMyTeamBets, page === 1 ? {} : { query: { page } })),
    placeholderData: keepPreviousData,
  });

/** The amounts that the customer can pay into a team bet, and has paid. */
export const amountsQuery = (id: number) => withInlineErrors(apiQuery(api, getTeamTipAmounts, { path: { id } }));

/** Reads again everything that a join changes: shares, amounts, team bets, the balance. */
export function readTeamBetsAgain(): void {
  readAgain(getMyTeamBets, getTeamTipAmounts, getTeamBet, getTeamBets);
  void readCustomerAgain();
}
