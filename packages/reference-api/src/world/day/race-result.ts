import type { Race, RaceResult } from '@paddock/wagers';
import { betNumbersOf, coupledIn, stablesIn } from './entries.ts';
import { sharesAt } from './market.ts';
import type { RacePlan } from './plan.types.ts';
import { isWithdrawn } from './race-status.ts';

/** The starters and non-runners at an instant (ms), each runner. */
const runnersAt = ({ runners, isHandicap }: RacePlan, now: number): Race => {
  const [nonRunners, starters] = [true, false].map((isOut) =>
    runners.filter((runner) => isWithdrawn(runner, now) === isOut).map(({ startnr }) => startnr),
  ) as [number[], number[]];
  return { starters, nonRunners, ...(isHandicap ? { handicap: true } : {}) };
};

/**
 * The numbers that bets may name at an instant (ms); an entry runs while one of its runners does.
 */
export const fieldAt = (race: RacePlan, now: number): Race => {
  const { starters, nonRunners, ...facts } = runnersAt(race, now);
  const running = betNumbersOf(race, starters);
  const out = betNumbersOf(race, nonRunners).filter((startnr) => !running.includes(startnr));
  return { starters: running, nonRunners: out, ...facts };
};

/** The end of a race in the form of `@paddock/wagers`. */
export const resultOf = (race: RacePlan): RaceResult => ({
  ...runnersAt(race, race.off),
  order: race.order.map(({ place, startnrs: startNrs }) => ({ place, startNrs })),
  coupled: coupledIn(race),
  stables: stablesIn(race),
  ...(race.jackpotMultiplier === undefined ? {} : { multiplier: race.jackpotMultiplier }),
  // The substitutes of pools over several races: favourites first.
  substitutes: [...sharesAt(race, race.off)].sort(([, a], [, b]) => b - a).map(([startnr]) => startnr),
});
