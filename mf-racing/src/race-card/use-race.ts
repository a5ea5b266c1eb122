import type { RaceChoice } from '@paddock/api/race-queries';
import { useQuery } from '@tanstack/react-query';
import { raceQuery } from '../shared/race.queries.ts';
import { refreshInterval } from './refresh-interval.model.ts';

/** One race, asked for again as often as its state deserves while the tab is visible. */
export const useRace = (choice: RaceChoice) =>
  useQuery({
    ...raceQuery(choice),
    refetchInterval: ({ state }) => (state.data ? refreshInterval(state.data, Date.now()) : false),
  });
