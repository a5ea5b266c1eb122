import { type WagerType, wagerTypesOn } from '@paddock/wagers';
import type { Now } from '../now.ts';
import type { SlipTicket } from '../slip.ts';

/** The wager type of a ticket; undefined while its race is not loaded, or if it is not sold. */
export const typeOf = ({ races: [first], wager }: SlipTicket, { races, wagerTypes }: Now): WagerType | undefined => {
  const race = races.get(first.id);
  return race && wagerTypesOn(wagerTypes, race.date, first.country).find(({ id }) => id === wager);
};
