import { isRegularRunner, type Race } from '@paddock/api';
import type { RaceNow, TicketRace } from '@paddock/betslip';

/** A race as the slip judges it. */
export const raceNowOf = ({ id, date, status, postTime, runners, pools }: Race): RaceNow => ({
  id,
  date,
  status,
  off: postTime,
  field: {
    starters: runners.filter(isRegularRunner).map(({ startNr }) => startNr),
    nonRunners: runners.filter((runner) => runner.status === 'NON_RUNNER').map(({ startNr }) => startNr),
  },
  pools: pools.map(({ name, status: pool, reason, closesAt, odds }) => ({
    name,
    status: pool,
    reason,
    closesAt,
    odds: odds.map(({ startNr, odds: each }) => ({ startNr, odds: each })),
  })),
});

/** A race as a ticket names it. */
export const ticketRaceOf = ({ id, country, trackName, number, postTime }: Race): TicketRace => ({
  id,
  country,
  track: trackName,
  number,
  off: postTime,
});
