import { pickHarryBoy } from '@paddock/wagers';
import { Refused } from '../../server/operation/refused.ts';
import { sharesAt } from '../../world/day/market.ts';
import { MARKET_OPENS_BEFORE_MS, oddsStepAt } from '../../world/day/odds-steps.ts';
import { fieldAt } from '../../world/day/race-result.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import { createRandom } from '../../world/generator/random.ts';
import type { BetRaces } from './bet-races.ts';
import type { TicketRequest } from './read-ticket.ts';

/** The runners of a request by leg. */
export type PickedLegs = Pick<TicketRequest, `leg${number}` & keyof TicketRequest> &
  Pick<TicketRequest, 'reserves_by_leg'>;

interface PickLegsOptions {
  pool: string;
  /** The maximum number of combinations. */
  rows: number;
  seed: number;
  /** The instant (ms) whose market gives the weights. */
  now: number;
}

/**
 * Draws a system over several races with reserves. Twice the share of the win pool is twice as
 * likely.
 * @throws Refused 409 where the pool is not held
 */
export const pickLegs = (races: BetRaces, { pool, rows, seed, now }: PickLegsOptions): PickedLegs => {
  const [{ id, country, date }] = races;
  const type = wagerTypeOf(country, pool, date);
  const random = createRandom(seed, id, 'pick');
  const fields = races.map((race) => fieldAt(race, now));
  const weights = races.map((race) => sharesAt(race, oddsStepAt(race.off, now) ?? race.off - MARKET_OPENS_BEFORE_MS));
  const picked = type && pickHarryBoy(type, fields, { rows, weights, random: () => random.next() });
  if (picked?.kind !== 'picked' || picked.ticket.selection.kind !== 'legs') {
    throw new Refused(409, 'pool_not_offered.race', { words: { pool } });
  }
  const { selection, reserves } = picked.ticket;
  return {
    ...Object.fromEntries(selection.legs.map((leg, at) => [`leg${at + 1}`, [...leg]])),
    ...(reserves ? { reserves_by_leg: reserves.map((leg) => [...leg]) } : {}),
  };
};
