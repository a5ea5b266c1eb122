import { apiPageQuery, apiQuery, type Camel, type components } from '@paddock/api';
import { getTeamBet, getTeamBets } from '@paddock/api/bets';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TeamBetChoice } from './team-bet-choice.model.ts';
import { daysOf } from './team-bet-choice.model.ts';

type Schemas = components['schemas'];

/** One ticket that many pay, each a share. */
export type TeamBet = Camel<Schemas['TeamBet']>;
export type TeamBetDetails = Camel<Schemas['TeamBetDetails']>;

/** Team bets of some days, by the time at which they close; of today without a query string, so that the edge can preload it. */
export const teamBetsQuery = ({ period, page }: TeamBetChoice, today: string) => {
  const query = { ...daysOf(period, today), ...(page === 1 ? {} : { page }) };
  return queryOptions({
    ...withInlineErrors(apiPageQuery(api, getTeamBets, Object.keys(query).length === 0 ? {} : { query })),
    placeholderData: keepPreviousData,
  });
};

/** One team bet, with those who joined last. */
export const teamBetQuery = (id: number) => withInlineErrors(apiQuery(api, getTeamBet, { path: { id } }));
