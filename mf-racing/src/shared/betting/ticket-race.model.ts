import type { Race } from '@paddock/api';
import type { TicketRace } from '@paddock/betslip';

/** The facts of a race that its ticket stores. */
export const ticketRaceOf = ({ id, country, trackName, number, postTime }: Race): TicketRace => ({
  id,
  country,
  track: trackName,
  number,
  off: postTime,
});
