import type { PoolType, RacePlan, Series } from '../../src/world/day/plan.types.ts';
import { races } from './find-race.ts';

/** A pool over several races of the tests' day, with the races of its legs. */
export interface FoundSeries {
  pool: PoolType & { series: Series };
  legs: [RacePlan, ...RacePlan[]];
}

/** The pools over several races of the tests' day, by the off of their first leg. */
export const allSeries: readonly FoundSeries[] = races.flatMap((race) =>
  race.pools.flatMap((pool): FoundSeries[] => {
    const { series } = pool;
    if (!series) return [];
    const legs = series.legs.map((id) => races.find((leg) => leg.id === id) as RacePlan);
    return [{ pool: { ...pool, series }, legs: legs as FoundSeries['legs'] }];
  }),
);

/** One of them by its name. */
export const findSeries = (name: string): FoundSeries => {
  const found = allSeries.find(({ pool }) => pool.name === name);
  if (!found) throw new Error(`This day has no ${name}.`);
  return found;
};
