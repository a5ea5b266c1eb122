import { draw } from '@paddock/wagers';
import { sharesAt } from '../../world/day/market.ts';
import { MARKET_OPENS_BEFORE_MS, oddsStepAt } from '../../world/day/odds-steps.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { fieldAt } from '../../world/day/race-result.ts';
import { createRandom } from '../../world/generator/random.ts';
import type { PickedLegs } from './pick-legs.ts';

export interface PickOptions {
  /** How many runners, including `own`; all of them when there are fewer. */
  horses: number;
  /** Runners of the customer's own choice; they stay. */
  own?: readonly number[];
  pool: string;
  seed: number;
  /** The instant (ms) whose market gives the weights. */
  now: number;
}

/** Draws runners, ascending. Twice the share of the win pool is twice as likely. */
export const pickRunners = (race: RacePlan, { pool, horses, own = [], seed, now }: PickOptions): PickedLegs => {
  // A duel offers only its rivals.
  const among = race.pools.find(({ name }) => name === pool)?.rivals;
  const weights = sharesAt(race, oddsStepAt(race.off, now) ?? race.off - MARKET_OPENS_BEFORE_MS);
  const random = createRandom(seed, race.id, 'pick');
  const others = fieldAt(race, now).starters.filter(
    (startnr) => !own.includes(startnr) && (!among || among.includes(startnr)),
  );
  const drawn = draw(others, horses - own.length, { weights, random: () => random.next() });
  return { leg1: [...own, ...drawn].sort((a, b) => a - b) };
};
