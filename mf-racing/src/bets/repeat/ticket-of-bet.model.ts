import { draftFrom, type SlipTicket, type TicketRace } from '@paddock/betslip';
import { parseTicket } from '@paddock/wagers';
import type { Bet } from '../../shared/bets/bet.queries.ts';

/**
 * The ticket of a bet, to place it once more.
 * @param id new and random
 * @returns null if this build cannot read the bet's line
 */
export function ticketOfBet({ ticket: line, pool, legs }: Bet, id: string): SlipTicket | null {
  const parsed = parseTicket(line);
  if (parsed.kind === 'unreadable') return null;
  const [first, ...more] = legs.map(
    ({ race }): TicketRace => ({
      id: race.id,
      country: race.country,
      track: race.trackName,
      number: race.number,
      off: race.postTime,
    }),
  );
  if (!first) return null;
  const { wager, stake } = parsed.ticket;
  return { id, races: [first, ...more], wager, pool, draft: draftFrom(parsed.ticket), stake, seen: null };
}
