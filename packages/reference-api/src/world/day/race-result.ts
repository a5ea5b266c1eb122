import type { Race, RaceResult } from '@paddock/wagers';
import { sharesAt } from './market.ts';
import type { RacePlan } from './plan.types.ts';
import { isWithdrawn } from './race-status.ts';

/** The starters and non-runners at an instant (ms). */
export const fieldAt = ({ runners, isHandicap }: RacePlan, now: number): Race => {
  const [nonRunners, starters] = [true, false].map((isOut) =>
    runners.filter((runner) => isWithdrawn(runner, now) === isOut).map(({ startnr }) => startnr),
  ) as [number[], number[]];
  return { starters, nonRunners, ...(isHandicap ? { handicap: true } : {}) };
};

/** The end of a race in the form of `@paddock/wagers`. */
export const resultOf = (race: RacePlan): RaceResult => ({
  ...fieldAt(race, race.off),
  order: race.order,
  coupled: [],
  ...(race.jackpotMultiplier === undefined ? {} : { multiplier: race.jackpotMultiplier }),
  // The substitutes of pools over several races: favourites first.
  substitutes: [...sharesAt(race, race.off)].sort(([, a], [, b]) => b - a).map(([startnr]) => startnr),
});
