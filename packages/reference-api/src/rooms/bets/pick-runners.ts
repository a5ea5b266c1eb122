import { draw } from '@paddock/wagers';
import { sharesAt } from '../../world/day/market.ts';
import { marketOpensBefore, oddsStepAt } from '../../world/day/odds-steps.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { fieldAt } from '../../world/day/race-result.ts';
import { createRandom } from '../../world/generator/random.ts';
import type { PickedLegs } from './pick-legs.ts';

export interface PickOptions {
  /** How many runners, own ones among them; all there are when there are fewer. */
  horses: number;
  /** Stay, and come first. */
  own?: readonly number[];
  pool: string;
  seed: number;
  /** Instant (ms) whose market weighs. */
  now: number;
}

/** Draws runners, one of twice the share of the win pool twice as likely: without a market all alike. Ascending. */
export const pickRunners = (race: RacePlan, { pool, horses, own = [], seed, now }: PickOptions): PickedLegs => {
  // Of a duel one of its rivals.
  const among = race.pools.find(({ name }) => name === pool)?.rivals;
  const weights = sharesAt(race, oddsStepAt(race.off, now) ?? race.off - marketOpensBefore);
  const random = createRandom(seed, race.id, 'pick');
  const others = fieldAt(race, now).starters.filter(
    (startnr) => !own.includes(startnr) && (!among || among.includes(startnr)),
  );
  const drawn = draw(others, horses - own.length, { weights, random: () => random.next() });
  return { leg1: [...own, ...drawn].sort((a, b) => a - b) };
};
