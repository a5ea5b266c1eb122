import { type RaceChoice, raceQuery } from '@paddock/api/race-queries';
import { api } from '@paddock/host';
import { useQuery } from '@tanstack/react-query';
import { refreshInterval } from './refresh-interval.model.ts';

/** One race, asked for again as often as its state deserves while the tab is visible. */
export const useRace = (choice: RaceChoice) =>
  useQuery({
    ...raceQuery(api, choice),
    refetchInterval: ({ state }) => (state.data ? refreshInterval(state.data, Date.now()) : false),
  });
