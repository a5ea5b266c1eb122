import { draftFrom, moveTo, poolNamesOf, raceNowOf, repeatOf, type SlipTicket } from '@paddock/betslip';
import { queryClient } from '@paddock/host';
import { parseTicket, rivalsOf } from '@paddock/wagers';
import type { Bet } from './bets/bet.queries.ts';
import { ticketRaceOf } from './betting/ticket-race.model.ts';
import { meetingQuery, raceQuery } from './race.queries.ts';
import { wagerTypeOn } from './wager-type-on.ts';

/**
 * Whether a bet can be moved to another race: it is on one race, and its pool is sold for more than
 * these horses.
 */
export const canMove = ({ legs, pool }: Bet): boolean =>
  legs.length === 1 && !rivalsOf(pool) && !pool.startsWith('ltm');

/** The ticket of a placed bet, to bet it once more; null if this build cannot read it. */
export function ticketAgainOf({ ticket: line, pool, legs }: Bet): SlipTicket | null {
  const parsed = parseTicket(line);
  const [first, ...more] = legs.map(({ race }) => ticketRaceOf(race));
  if (parsed.kind === 'unreadable' || !first) return null;
  const { ticket } = parsed;
  const was: SlipTicket = {
    id: '',
    races: [first, ...more],
    wager: ticket.wager,
    pool,
    draft: draftFrom(ticket),
    stake: ticket.stake,
    seen: null,
  };
  return repeatOf(was, crypto.randomUUID());
}

/**
 * The same ticket in the next open race of the meeting that has its pools; null if there is none.
 */
export async function ticketInNextRace(ticket: SlipTicket): Promise<SlipTicket | null> {
  const [{ id, number }] = ticket.races;
  const { meetingId } = await queryClient.ensureQueryData(raceQuery({ id }));
  const { races } = await queryClient.fetchQuery(meetingQuery(meetingId));
  const later = races
    .filter((race) => race.status === 'OPEN' && race.number > number)
    .toSorted((a, b) => a.number - b.number);
  for (const each of later) {
    const race = await queryClient.ensureQueryData(raceQuery({ id: each.id }));
    const type = await wagerTypeOn(race, ticket.pool);
    const isOpen = (pool: string) => race.pools.some(({ name, status }) => name === pool && status === 'OPEN');
    if (type && poolNamesOf(ticket, type).every(isOpen)) {
      return moveTo(ticket, { id: ticket.id, race: ticketRaceOf(race), field: raceNowOf(race).field });
    }
  }
  return null;
}
