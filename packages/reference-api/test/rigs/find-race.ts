import { betNumbersOf } from '../../src/world/day/entries.ts';
import type { PoolKind, RacePlan } from '../../src/world/day/plan.types.ts';
import { generateDay } from '../../src/world/generator/generate-day.ts';

/** The races of the tests' day (seed 1), with everything that will happen. */
export const races: readonly RacePlan[] = generateDay(1, '2026-11-21')
  .flatMap((meeting) => meeting.races)
  .sort((a, b) => a.off - b.off);

/** The first race after an instant that satisfies a condition. */
export const findRace = (after: string, wanted: (race: RacePlan) => boolean = () => true): RacePlan => {
  const found = races.find((race) => race.off > Date.parse(after) && wanted(race));
  if (!found) throw new Error('This day has no such race.');
  return found;
};

export const hasPool = (race: RacePlan, kind: PoolKind): boolean => race.pools.some((pool) => pool.kind === kind);

/** Bet numbers of the runners that are never withdrawn. */
export const startersOf = (race: RacePlan): number[] =>
  betNumbersOf(
    race,
    race.runners.filter(({ withdrawnAt }) => withdrawnAt === null).map(({ startnr }) => startnr),
  );

export const winnersOf = (race: RacePlan): readonly number[] => betNumbersOf(race, race.order[0]?.startnrs ?? []);

/** A starter that is not among the first three. */
export const loserOf = (race: RacePlan): number => {
  const placed = betNumbersOf(
    race,
    race.order.filter(({ place }) => place <= 3).flatMap(({ startnrs }) => startnrs),
  );
  return startersOf(race).find((startnr) => !placed.includes(startnr)) as number;
};
