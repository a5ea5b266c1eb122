import { pickDraft, raceNowOf, type SlipTicket } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { newTicket } from '../shared/betting/new-ticket.ts';
import { racesOfPool } from '../shared/betting/races-of-pool.ts';
import { weightsOf } from '../shared/betting/weights-of.model.ts';
import { type PickKind, pickWayOf, randomSeed } from '../shared/pick-ways.model.ts';
import { raceQuery } from '../shared/race.queries.ts';
import { wagerTypeOn } from '../shared/wager-type-on.ts';

/** Maximum number of rows of a drawn system, as on the form of a ticket. */
const ROWS = 24;

export interface DrawnTicket {
  ticket: SlipTicket;
  /** The number that repeats the draw. */
  seed: number;
}

/** Draws the horses of a ticket, with its last stake. Does not put it into the slip. */
export async function drawTicket(
  raceId: number,
  pool: string,
  kind: PickKind,
): Promise<DrawnTicket | 'not-sold' | 'not-drawn'> {
  const race = await queryClient.ensureQueryData(raceQuery({ id: raceId }));
  const type = await wagerTypeOn(race, pool);
  if (!type) return 'not-sold';
  const races = await racesOfPool(race, pool);
  const ticket = await newTicket({ pool, type, races });
  const [first, ...later] = races.map((each) => raceNowOf(each).field);
  if (!first) return 'not-drawn';
  const seed = randomSeed();
  const picked = pickDraft(
    pickWayOf(kind, ticket.draft, type, ROWS),
    { type, races: [first, ...later], weights: races.map(weightsOf) },
    seed,
  );
  if (picked.kind === 'refused') return 'not-drawn';
  const { way, marks, orders, multi } = picked.draft;
  return { seed, ticket: { ...ticket, draft: { ...ticket.draft, way, marks, orders, multi } } };
}
