import type { Horses } from '../selection.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { WagerType } from '../wager-type.ts';

/*
 * Computes the same numbers independently: it enumerates all outcomes and checks whether the ticket
 * covers each. It uses no formula and none of the code under test.
 */

type Outcome = readonly (number | null)[];

/** All orders of `count` starters. */
const orders = (starters: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : starters.flatMap((first) =>
        orders(
          starters.filter((other) => other !== first),
          count - 1,
        ).map((rest) => [first, ...rest]),
      );

const everyPick = (fields: readonly (readonly (number | null)[])[]): Outcome[] =>
  fields.reduce<Outcome[]>((picks, field) => picks.flatMap((pick) => field.map((one) => [...pick, one])), [[]]);

/** Whether a horse is in a list, given all lists of its race. */
const isIn = (horse: number | null, list: Horses, all: readonly Horses[]): boolean => {
  if (horse === null) return false;
  if (list === 'ALL') return true;
  if (list === 'X') return !all.some((other) => Array.isArray(other) && other.includes(horse));
  return list.includes(horse);
};

/** Whether a ticket covers this outcome, order included. */
const holds = (ticket: Ticket, outcome: Outcome): boolean => {
  const { selection } = ticket;
  switch (selection.kind) {
    case 'singles':
      return outcome.every((horse) => isIn(horse, selection.horses, [selection.horses]));
    case 'straight':
      return selection.horses.every((horse, place) => outcome[place] === horse);
    case 'boxed':
      return outcome.every((horse) => isIn(horse, selection.horses, [selection.horses]));
    case 'bankers': {
      const numbers = selection.bankers.map(({ startNr }) => startNr);
      const areThere = selection.bankers.every(({ startNr, place }) =>
        place === null ? outcome.includes(startNr) : outcome[place - 1] === startNr,
      );
      const others = outcome.filter((horse) => horse !== null && !numbers.includes(horse));
      return areThere && others.every((horse) => isIn(horse, selection.others, [numbers, selection.others]));
    }
    case 'places':
      return selection.places.every((list, place) => isIn(outcome[place] ?? null, list, selection.places));
    case 'legs':
      return selection.legs.every((list, leg) => isIn(outcome[leg] ?? null, list, [list]));
    case 'system': {
      const fold = outcome.filter((horse) => horse !== null).length;
      return (
        selection.folds.includes(fold) &&
        selection.legs.every((list, leg) => outcome[leg] === null || isIn(outcome[leg] ?? null, list, [list]))
      );
    }
    case 'spot':
      throw new Error('a spot ticket holds nothing yet');
  }
};

/** All sets of `count` starters. */
const sets = (starters: readonly number[], count: number): number[][] =>
  count === 0
    ? [[]]
    : starters.flatMap((first, at) => sets(starters.slice(at + 1), count - 1).map((rest) => [first, ...rest]));

/** Whether a ticket covers these horses in any order. */
const holdsSet = (ticket: Ticket, horses: readonly number[]): boolean => {
  const { selection } = ticket;
  switch (selection.kind) {
    case 'straight':
      return selection.horses.every((horse) => horses.includes(horse));
    case 'places':
      return orders(horses, horses.length).some((order) => holds(ticket, order));
    case 'bankers': {
      const bankers = selection.bankers.map((banker) => ({ ...banker, place: null }));
      return holds({ ...ticket, selection: { ...selection, bankers } }, horses);
    }
    default:
      return holds(ticket, horses);
  }
};

const keyOf = (outcome: Outcome, inOrder: boolean) =>
  (inOrder ? [...outcome] : [...outcome].sort((a, b) => Number(a) - Number(b))).join(' ');

/**
 * The distinct combinations of a ticket in one pool: in order if the ticket plays orders, ascending
 * if it plays sets.
 */
export const bruteForce = (ticket: Ticket, { param }: WagerType, races: readonly Race[]): Set<string> => {
  const { selection } = ticket;
  const fields = races.map(({ starters }) => starters);
  if (selection.kind === 'legs' || selection.kind === 'system') {
    const held = everyPick(selection.kind === 'legs' ? fields : fields.map((field) => [...field, null]));
    return new Set(held.filter((outcome) => holds(ticket, outcome)).map((outcome) => keyOf(outcome, true)));
  }
  const named = ticket.multi ?? param.horses;
  const playsOrders = param.ranked && !('orders' in selection && selection.orders === 'one');
  const [field = []] = fields;
  const held = playsOrders
    ? orders(field, named).filter((order) => holds(ticket, order))
    : sets(field, named).filter((horses) => holdsSet(ticket, horses));
  return new Set(held.map((outcome) => keyOf(outcome, playsOrders)));
};
