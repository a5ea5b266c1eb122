import { countryRules } from '@paddock/wagers';
import type { RacePlan } from './plan.types.ts';

const groups = new WeakMap<RacePlan, number[][]>();

/** The start numbers of each entry or stable with several runners, ascending. */
const groupsOf = (race: RacePlan): number[][] => {
  const known = groups.get(race);
  if (known) return known;
  const named = race.runners.filter(({ entry }) => entry);
  const found = [...Map.groupBy(named, ({ entry }) => entry).values()]
    .map((runners) => runners.map(({ startnr }) => startnr).sort((a, b) => a - b))
    .filter(({ length }) => length > 1);
  groups.set(race, found);
  return found;
};

/** Runners that are one number in all pools (USA, Canada), the betting number first. */
export const coupledIn = (race: RacePlan): number[][] =>
  countryRules[race.country]?.coupling === 'entry' ? groupsOf(race) : [];

/** Runners of one stable, which wins together (France). */
export const stablesIn = (race: RacePlan): number[][] =>
  countryRules[race.country]?.coupling === 'stable' ? groupsOf(race) : [];

/** The number that a bet on a runner names. */
export const betNumberOf = (race: RacePlan, startnr: number): number =>
  coupledIn(race).find((group) => group.includes(startnr))?.[0] ?? startnr;

/** Bet numbers of runners, each once. */
export const betNumbersOf = (race: RacePlan, startnrs: readonly number[]): number[] => [
  ...new Set(startnrs.map((startnr) => betNumberOf(race, startnr))),
];

/** The order of finish by bet numbers. An entry that takes two places has both. */
export const betOrderOf = (race: RacePlan): RacePlan['order'] =>
  race.order.map((placing) => ({ ...placing, startnrs: betNumbersOf(race, placing.startnrs) }));

/** Like `betOrderOf`, for combinations: without further runners of an entry. */
export const combinedOrderOf = (race: RacePlan): RacePlan['order'] => {
  const seen = new Set<number>();
  return betOrderOf(race)
    .map((placing) => ({
      ...placing,
      startnrs: placing.startnrs.filter((startnr) => !seen.has(startnr) && seen.add(startnr)),
    }))
    .filter(({ startnrs }) => startnrs.length > 0);
};
