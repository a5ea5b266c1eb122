import { raceQuery } from '@paddock/api';
import { api } from '@paddock/host';
import { useQuery } from '@tanstack/react-query';
import { refreshInterval } from './refresh-interval.model.ts';

/** One race, asked for again as often as its state deserves while the tab is visible. */
export const useRace = (id: number) =>
  useQuery({
    ...raceQuery(api, { id }),
    refetchInterval: ({ state }) => (state.data ? refreshInterval(state.data, Date.now()) : false),
  });
