import type { Race } from '@paddock/api';
import type { TicketRace } from '@paddock/betslip';

type KnownRace = Pick<Race, 'id' | 'country' | 'trackName' | 'number' | 'postTime'>;

/** The facts of a race that its ticket stores. */
export const ticketRaceOf = ({ id, country, trackName, number, postTime }: KnownRace): TicketRace => ({
  id,
  country,
  track: trackName,
  number,
  off: postTime,
});
