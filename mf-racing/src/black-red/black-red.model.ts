import type { MeetingResults, RaceResult } from '@paddock/api';

/** Odd start numbers are red, even ones black. */
export type Colour = 'red' | 'black';

export const colourOf = (startNr: number): Colour => (startNr % 2 === 1 ? 'red' : 'black');

/** A decided race with its winners. A dead heat has more than one. */
export interface DecidedRace {
  race: RaceResult;
  winners: { startNr: number; horse: string; colour: Colour }[];
}

/** The races of a day that have a winner, the latest first. */
export const listDecided = (meetings: MeetingResults[]): DecidedRace[] =>
  meetings
    .flatMap(({ races }) => races)
    .map((race) => ({
      race,
      winners: race.placed
        .filter(({ place }) => place === 1)
        .map(({ startNr, horse }) => ({ startNr, horse, colour: colourOf(startNr) })),
    }))
    .filter(({ winners }) => winners.length > 0)
    .sort((a, b) => Date.parse(b.race.postTime) - Date.parse(a.race.postTime));

/** How often each colour has won. Each horse of a dead heat counts. */
export function countColours(races: DecidedRace[]): Record<Colour, number> {
  const winners = races.flatMap(({ winners }) => winners);
  const red = winners.filter(({ colour }) => colour === 'red').length;
  return { red, black: winners.length - red };
}
