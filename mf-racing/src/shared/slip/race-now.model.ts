import { isRegularRunner, type Race } from '@paddock/api';
import type { RaceNow, TicketRace } from '@paddock/betslip';
import { type BetHorses, betHorsesOf } from '../bet-horses.model.ts';

const numbersOf = (runners: Race['runners'], isWanted: (horses: BetHorses) => boolean): number[] =>
  betHorsesOf({ runners })
    .filter(isWanted)
    .map(({ startNr }) => startNr);

/** A race as the slip judges it. */
export const raceNowOf = ({ id, date, status, postTime, runners, pools }: Race): RaceNow => ({
  id,
  date,
  status,
  off: postTime,
  field: {
    starters: numbersOf(runners, (group) => group.runners.some(isRegularRunner)),
    nonRunners: numbersOf(runners, ({ runs }) => !runs),
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
