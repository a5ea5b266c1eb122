import { sharesAt } from '../day/market.ts';
import { marketOpensBefore, oddsStepAt } from '../day/odds-steps.ts';
import type { RacePlan } from '../day/plan.types.ts';
import { isWithdrawn } from '../day/race-status.ts';
import { createRandom } from '../generator/random.ts';

export interface PickOptions {
  /** How many runners, own ones among them; all there are when there are fewer. */
  horses: number;
  /** Stay, and come first. */
  own?: readonly number[];
  /** Who can be picked; all when not said. */
  among?: readonly number[];
  seed: number;
  /** Instant (ms) whose market weighs. */
  now: number;
}

/** Draws runners, one of twice the share of the win pool twice as likely: without a market all alike. Ascending. */
export const pickRunners = (race: RacePlan, { horses, own = [], among, seed, now }: PickOptions): number[] => {
  const shares = sharesAt(race, oddsStepAt(race.off, now) ?? race.off - marketOpensBefore);
  const random = createRandom(seed, race.id, 'pick');
  const picked = [...own];
  const left = race.runners
    .filter((runner) => !isWithdrawn(runner, now) && !own.includes(runner.startnr))
    .map(({ startnr }) => startnr)
    .filter((startnr) => !among || among.includes(startnr));
  const weightOf = (startnr: number) => (shares.size > 0 ? (shares.get(startnr) ?? 0) : 1);
  while (picked.length < horses && left.length > 0) {
    let at = random.next() * left.reduce((sum, startnr) => sum + weightOf(startnr), 0);
    const index = left.findIndex((startnr) => {
      at -= weightOf(startnr);
      return at < 0;
    });
    picked.push(...left.splice(index === -1 ? left.length - 1 : index, 1));
  }
  return picked.sort((a, b) => a - b);
};
