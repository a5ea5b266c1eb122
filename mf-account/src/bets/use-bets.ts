import type { RefreshRate } from '@paddock/host';
import { useRefreshedQuery } from '@paddock/pages';
import { type BetsPage, betsQuery, raceBetsQuery } from './bets.queries.ts';
import type { BetsChoice } from './bets-choice.model.ts';

/** An offer ends within seconds, a race within minutes; settled bets do not change. */
const rateOf = (shown: BetsPage | undefined): RefreshRate | null => {
  const has = (status: string) => shown?.data.some((bet) => bet.status === status) ?? false;
  if (has('confirmation_required')) return 'short';
  return has('accepted') ? 'long' : null;
};

/** The chosen page of bets. */
export function useBets(choice: BetsChoice) {
  const ofRace = choice.raceId === undefined ? null : raceBetsQuery(choice.raceId, choice.page);
  // One hook for both lists: only the call differs.
  return useRefreshedQuery((ofRace ?? betsQuery(choice)) as ReturnType<typeof betsQuery>, rateOf);
}
