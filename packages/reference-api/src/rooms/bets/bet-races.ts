import type { RacePlan, Series } from '../../world/day/plan.types.ts';
import type { RaceDays } from '../../world/day/race-days.ts';

/** The races of a bet in order: of one, or of a pool over several its legs. */
export type BetRaces = readonly [RacePlan, ...RacePlan[]];

/** The legs of a pool; null where it is on one race. */
export const seriesOf = (race: RacePlan, pool: string): Series | null =>
  race.pools.find(({ name }) => name === pool)?.series ?? null;

/** The races of a bet on a race's pool; null when one of them does not exist (any more). */
export const betRacesOf = async (days: RaceDays, raceId: number, pool: string): Promise<BetRaces | null> => {
  const first = await days.race(raceId);
  if (!first) return null;
  const series = seriesOf(first, pool);
  if (!series) return [first];
  const later = await Promise.all(series.legs.slice(1).map((id) => days.race(id)));
  return later.every((race) => race !== null) ? [first, ...later] : null;
};

/** The instant (ms) from which a bet can be settled: its race is OFFICIAL, or every one of several. */
export const officialAtOf = ([first]: BetRaces, pool: string): number => (seriesOf(first, pool) ?? first).officialAt;
