import type { PoolKind, RacePlan } from '../../src/world/day/plan.types.ts';
import { generateDay } from '../../src/world/generator/generate-day.ts';

/** Races of the day that tests run on (seed 1), with all that will happen in them. */
export const races: readonly RacePlan[] = generateDay(1, '2026-11-21')
  .flatMap((meeting) => meeting.races)
  .sort((a, b) => a.off - b.off);

/** The first race after an instant that satisfies something. */
export const findRace = (after: string, wanted: (race: RacePlan) => boolean = () => true): RacePlan => {
  const found = races.find((race) => race.off > Date.parse(after) && wanted(race));
  if (!found) throw new Error('This day has no such race.');
  return found;
};

export const hasPool = (race: RacePlan, kind: PoolKind): boolean => race.pools.some((pool) => pool.kind === kind);

/** Start numbers of those that run until the end. */
export const startersOf = (race: RacePlan): number[] =>
  race.runners.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ startnr }) => startnr);

export const winnersOf = (race: RacePlan): readonly number[] => race.order[0]?.startnrs ?? [];

/** One that runs and is not among the first three. */
export const loserOf = (race: RacePlan): number => {
  const placed = race.order.filter(({ place }) => place <= 3).flatMap(({ startnrs }) => startnrs);
  return startersOf(race).find((startnr) => !placed.includes(startnr)) as number;
};
