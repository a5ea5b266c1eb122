import { pickHarryBoy } from '@paddock/wagers';
import { Refused } from '../../server/operation/refused.ts';
import { sharesAt } from '../../world/day/market.ts';
import { marketOpensBefore, oddsStepAt } from '../../world/day/odds-steps.ts';
import { fieldAt } from '../../world/day/race-result.ts';
import { createRandom } from '../../world/generator/random.ts';
import type { BetRaces } from './bet-races.ts';
import type { TicketRequest } from './read-ticket.ts';
import { wagerTypeOf } from './wager-types.ts';

/** What a request names, leg by leg. */
export type PickedLegs = Pick<TicketRequest, `leg${number}` & keyof TicketRequest> &
  Pick<TicketRequest, 'reserves_by_leg'>;

interface PickLegsOptions {
  pool: string;
  /** The most combinations. */
  rows: number;
  seed: number;
  /** Instant (ms) whose market weighs. */
  now: number;
}

/**
 * Draws a system over several races with its reserves, a horse of twice the share of its win pool twice as likely.
 * @throws Refused 409 where the pool is not held
 */
export const pickLegs = (races: BetRaces, { pool, rows, seed, now }: PickLegsOptions): PickedLegs => {
  const [{ id, country, date }] = races;
  const type = wagerTypeOf(country, pool, date);
  const random = createRandom(seed, id, 'pick');
  const fields = races.map((race) => fieldAt(race, now));
  const weights = races.map((race) => sharesAt(race, oddsStepAt(race.off, now) ?? race.off - marketOpensBefore));
  const picked = type && pickHarryBoy(type, fields, { rows, weights, random: () => random.next() });
  if (picked?.kind !== 'picked' || picked.ticket.selection.kind !== 'legs') {
    throw new Refused(409, 'pool_not_offered', `${pool} is not offered on this race. Choose another pool.`);
  }
  const { selection, reserves } = picked.ticket;
  return {
    ...Object.fromEntries(selection.legs.map((leg, at) => [`leg${at + 1}`, [...leg]])),
    ...(reserves ? { reserves_by_leg: reserves.map((leg) => [...leg]) } : {}),
  };
};
