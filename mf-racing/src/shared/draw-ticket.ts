import type { Race } from '@paddock/api';
import { pickDraft, raceNowOf, type SlipTicket } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { sharesByOdds, type Weights } from '@paddock/wagers';
import { addTicket } from './add-ticket.ts';
import { type PickKind, pickWayOf, randomSeed } from './pick-ways.model.ts';
import { publishSlip } from './publish-slip.ts';
import { raceQuery } from './races/race.queries.ts';
import { racesOfPool } from './races-of-pool.ts';
import { newTicket } from './slip/new-ticket.ts';
import { changeSlip, slipStore } from './slip/slip.store.ts';
import { touchedTickets } from './slip/touched-tickets.ts';
import type { IntoSlip } from './use-into-slip.ts';
import { wagerTypeOn } from './wager-type-on.ts';

/** Rows of a drawn system at most, as on the form of a ticket. */
const ROWS = 24;

export interface DrawnTicket {
  ticket: SlipTicket;
  /** Names the draw. */
  seed: number;
}

/** Horses with shorter odds are drawn more often. */
const weightsOf = ({ runners }: Race): Weights =>
  sharesByOdds(new Map(runners.flatMap(({ startNr, odds: { current } }) => (current ? [[startNr, current]] : []))));

/** Draws the horses of a ticket, at its last stake. It is not in the slip yet. */
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

/** Puts a drawn ticket into the slip. If it is there, it gets its drawn horses again. */
export async function putDrawn({ ticket: { id, draft }, ticket }: DrawnTicket): Promise<IntoSlip> {
  const { tickets } = await slipStore.read();
  if (!tickets.some((each) => each.id === id)) return addTicket(ticket);
  touchedTickets.add(id);
  await publishSlip(await changeSlip({ kind: 'change', id, draft }));
  return 'added';
}

/** The same draw for another press. A ticket that is no longer in the slip may have been placed: it gets a new id. */
export async function drawnAgain({ ticket, seed }: DrawnTicket): Promise<DrawnTicket> {
  const { tickets } = await slipStore.read();
  const isThere = tickets.some(({ id }) => id === ticket.id);
  return { seed, ticket: isThere ? ticket : { ...ticket, id: crypto.randomUUID() } };
}
