import type { Horses, Selection } from '../selection.ts';
import type { Race } from '../ticket.ts';
import type { StartNr } from '../wager-type.ts';

/** Removes duplicates; keeps the order of first occurrence. */
export const unique = (startNrs: readonly StartNr[]): StartNr[] => [...new Set(startNrs)];

/** The lists of a selection by leg; one leg for a bet on one race. */
export const listsOf = (selection: Selection): readonly (readonly Horses[])[] => {
  switch (selection.kind) {
    case 'singles':
    case 'straight':
    case 'boxed':
      return [[selection.horses]];
    case 'bankers':
      return [[selection.bankers.map(({ startNr }) => startNr), selection.others]];
    case 'places':
      return [selection.places];
    case 'legs':
    case 'system':
      return selection.legs.map((leg) => [leg]);
    case 'spot':
      return [[selection.own]];
  }
};

/** The numbers named in a leg's lists, each once. */
export const numbersIn = (lists: readonly Horses[]): StartNr[] =>
  unique(lists.flatMap((list) => (typeof list === 'string' ? [] : list)));

/**
 * A list with its placeholder replaced. @param named numbers named in the race's lists, which `X`
 * leaves out
 */
export const fill = (list: Horses, { starters }: Race, named: readonly StartNr[]): StartNr[] => {
  if (list === 'ALL') return [...starters];
  if (list === 'X') return starters.filter((startNr) => !named.includes(startNr));
  return unique(list);
};
