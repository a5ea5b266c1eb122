import { type Answer, type ApiData, apiKey, apiPageQuery, apiQuery } from '@paddock/api';
import { getBet, getBets, getRaceBets } from '@paddock/api/bets';
import { getMe } from '@paddock/api/customer';
import { getLimits } from '@paddock/api/limits';
import { api, queryClient } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';

export type Bet = ApiData<'getBet'>;

/** One bet of the customer. */
export const betQuery = (id: number) => withInlineErrors(apiQuery(api, getBet, { path: { id } }));

/** A page (from 1) of the customer's bets on a race, the newest first. */
export const raceBetsQuery = (raceId: number, page = 1, perPage = 10) =>
  withInlineErrors(apiPageQuery(api, getRaceBets, { path: { id: raceId }, query: { page, pagination: perPage } }));

/**
 * Call it when a bet was placed, confirmed or cancelled: reads the bets and the balance on screen
 * again.
 */
export const readBetsAgain = (): void => readAgain(getBet, getBets, getRaceBets, getMe, getLimits);

/** Shows the server's newest answer about a bet everywhere on screen. */
export function showBet(bet: Bet): void {
  queryClient.setQueryData(betQuery(bet.id).queryKey, bet);
  queryClient.setQueriesData<Answer<Bet[]>>(
    { queryKey: apiKey(getRaceBets) },
    (page) => page && { ...page, data: page.data.map((each) => (each.id === bet.id ? bet : each)) },
  );
}
