import type { Race } from '@paddock/api';
import type { TicketRace } from '@paddock/betslip';

/** A race as a ticket names it. */
export const ticketRaceOf = ({ id, country, trackName, number, postTime }: Race): TicketRace => ({
  id,
  country,
  track: trackName,
  number,
  off: postTime,
});
