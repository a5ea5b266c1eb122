import { apiPageQuery, apiQuery, type Camel, type components } from '@paddock/api';
import { getTeamBet, getTeamBets } from '@paddock/api/bets';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TeamBetChoice } from './team-bet-choice.model.ts';
import { daysOf } from './team-bet-choice.model.ts';

type Schemas = components['schemas'];

/** One ticket that many customers pay, each a share. */
export type TeamBet = Camel<Schemas['TeamBet']>;
export type TeamBetDetails = Camel<Schemas['TeamBetDetails']>;

/**
 * The team bets of a period, by closing time. Today has no query string, so that the edge can
 * preload the read.
 */
export const teamBetsQuery = ({ period, page }: TeamBetChoice, today: string) => {
  const query = { ...daysOf(period, today), ...(page === 1 ? {} : { page }) };
  return queryOptions({
    ...withInlineErrors(apiPageQuery(api, getTeamBets, Object.keys(query).length === 0 ? {} : { query })),
    placeholderData: keepPreviousData,
  });
};

/** One team bet, with the members who joined last. */
export const teamBetQuery = (id: number) => withInlineErrors(apiQuery(api, getTeamBet, { path: { id } }));
