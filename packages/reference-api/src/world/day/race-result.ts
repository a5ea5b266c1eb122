import type { Race, RaceResult } from '@paddock/wagers';
import { sharesAt } from './market.ts';
import type { RacePlan } from './plan.types.ts';
import { isWithdrawn } from './race-status.ts';

/** Who runs, as it stands at an instant (ms). */
export const fieldAt = ({ runners }: RacePlan, now: number): Race => {
  const [nonRunners, starters] = [true, false].map((isOut) =>
    runners.filter((runner) => isWithdrawn(runner, now) === isOut).map(({ startnr }) => startnr),
  ) as [number[], number[]];
  return { starters, nonRunners };
};

/** How a race ends, as the engine of `@paddock/wagers` reads it. */
export const resultOf = (race: RacePlan): RaceResult => ({
  ...fieldAt(race, race.off),
  order: race.order,
  coupled: [],
  // Who stands in where a pool over several races takes the market's word.
  substitutes: [...sharesAt(race, race.off)].sort(([, a], [, b]) => b - a).map(([startnr]) => startnr),
});
