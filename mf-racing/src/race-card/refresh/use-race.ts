import type { RaceChoice } from '@paddock/api/race-queries';
import { serverNow } from '@paddock/host';
import { useRefreshedQuery } from '@paddock/pages';
import { raceQuery } from '../../shared/race.queries.ts';
import { refreshRate } from '../../shared/refresh-rate.model.ts';

/** One race, refreshed at the rate of its state. */
export const useRace = (choice: RaceChoice) =>
  useRefreshedQuery(raceQuery(choice), (race) => (race ? refreshRate(race, serverNow()) : null));
