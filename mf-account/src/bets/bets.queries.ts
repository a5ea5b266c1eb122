import { type Answer, type ApiData, apiPageQuery } from '@paddock/api';
import { getBets, getRaceBets } from '@paddock/api/bets';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BetsChoice, STATES } from './bets-choice.model.ts';

export type Bet = ApiData<'getBets'>[number];
export type BetsPage = Answer<Bet[]>;

/** A page of the customer's bets, the newest first. */
export const betsQuery = ({ state, from, to, page }: BetsChoice) =>
  queryOptions({
    ...withInlineErrors(
      apiPageQuery(api, getBets, {
        query: {
          ...(state ? { status: [...STATES[state]] } : {}),
          ...(from ? { from } : {}),
          ...(to ? { to } : {}),
          ...(page === 1 ? {} : { page }),
        },
      }),
    ),
    placeholderData: keepPreviousData,
  });

/** The newest bets. A failure stays silent: the page of all bets shows it. */
export const lastBetsQuery = withInlineErrors(apiPageQuery(api, getBets, { query: { page: 1, pagination: 3 } }));

/** A page of the customer's bets on a race, the newest first. */
export const raceBetsQuery = (raceId: number, page: number) =>
  queryOptions({
    ...withInlineErrors(
      apiPageQuery(api, getRaceBets, { path: { id: raceId }, ...(page === 1 ? {} : { query: { page } }) }),
    ),
    placeholderData: keepPreviousData,
  });

/** Reads the lists of bets again. */
export const readBetsAgain = (): void => readAgain(getBets, getRaceBets);
