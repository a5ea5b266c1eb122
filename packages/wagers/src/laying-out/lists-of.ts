import type { Horses, Selection } from '../selection.ts';
import type { Race } from '../ticket.ts';
import type { Startnr } from '../wager-type.ts';

/** Each once, in the order of the first time. */
export const unique = (startnrs: readonly Startnr[]): Startnr[] => [...new Set(startnrs)];

/** The lists of a selection by leg; one leg for a bet on one race. */
export const listsOf = (selection: Selection): readonly (readonly Horses[])[] => {
  switch (selection.kind) {
    case 'singles':
    case 'straight':
    case 'boxed':
      return [[selection.horses]];
    case 'bankers':
      return [[selection.bankers.map(({ startnr }) => startnr), selection.others]];
    case 'places':
      return [selection.places];
    case 'legs':
    case 'system':
      return selection.legs.map((leg) => [leg]);
    case 'spot':
      return [[selection.own]];
  }
};

/** The numbers that a leg's lists name, each once. */
export const numbersIn = (lists: readonly Horses[]): Startnr[] =>
  unique(lists.flatMap((list) => (typeof list === 'string' ? [] : list)));

/** A list with its placeholder filled in. @param named numbers that the race's lists name, which `X` leaves out */
export const fill = (list: Horses, { starters }: Race, named: readonly Startnr[]): Startnr[] => {
  if (list === 'ALL') return [...starters];
  if (list === 'X') return starters.filter((startnr) => !named.includes(startnr));
  return unique(list);
};
