import type { RacePlan, Series } from '../../world/day/plan.types.ts';
import type { RaceDays } from '../../world/day/race-days.ts';

/** The races of a bet in order: one, or the legs of a pool over several. */
export type BetRaces = readonly [RacePlan, ...RacePlan[]];

/** The series of a pool; null for a pool of one race. */
export const seriesOf = (race: RacePlan, pool: string): Series | null =>
  race.pools.find(({ name }) => name === pool)?.series ?? null;

/** The races of a bet on a race's pool; null when one of them does not exist any more. */
export const betRacesOf = async (days: RaceDays, raceId: number, pool: string): Promise<BetRaces | null> => {
  const first = await days.race(raceId);
  if (!first) return null;
  const series = seriesOf(first, pool);
  if (!series) return [first];
  const later = await Promise.all(series.legs.slice(1).map((id) => days.race(id)));
  return later.every((race) => race !== null) ? [first, ...later] : null;
};

/** The first instant (ms) at which all races of a bet are OFFICIAL. */
export const officialAtOf = ([first]: BetRaces, pool: string): number => (seriesOf(first, pool) ?? first).officialAt;
