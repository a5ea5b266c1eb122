import type { Layout } from '../layout.ts';
import type { Refusal } from '../refusal.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { WagerType } from '../wager-type.ts';
import { checkTicket, namedBy } from './check-ticket.ts';
import { fill, listsOf, numbersIn, unique } from './lists-of.ts';

export type LaidOut =
  | { readonly kind: 'laid-out'; readonly layout: Layout }
  | { readonly kind: 'refused'; readonly refusals: readonly [Refusal, ...Refusal[]] };

const layoutOf = (ticket: Ticket, type: WagerType, races: readonly Race[]): Layout => {
  const { selection } = ticket;
  const named = namedBy(ticket, type);
  const filled = listsOf(selection).map((lists, at) =>
    lists.map((list) => fill(list, races[at] as Race, numbersIn(lists))),
  );
  const [lists = []] = filled;
  const legs = filled.map(([list = []]) => list);
  switch (selection.kind) {
    case 'singles':
      return { kind: 'singles', horses: lists[0] ?? [] };
    case 'straight':
      return { kind: 'combined', named, bankers: [], others: unique(selection.horses), orders: 'one' };
    case 'boxed':
      return { kind: 'combined', named, bankers: [], others: lists[0] ?? [], orders: selection.orders };
    case 'bankers': {
      const [numbers = [], others = []] = lists;
      const { bankers, orders } = selection;
      return { kind: 'combined', named, bankers, others: others.filter((one) => !numbers.includes(one)), orders };
    }
    case 'places':
      return { kind: 'places', ranked: type.param.ranked, places: lists };
    case 'legs':
      return { kind: 'legs', legs };
    case 'system':
      return { kind: 'system', legs, folds: [...selection.folds].sort((a, b) => a - b) };
    case 'spot':
      return { kind: 'spot', named, size: selection.size };
  }
};

/**
 * The cover of a ticket, or all its refusals. Independent of money.
 * @param races the current races of its legs; one for a bet on one race
 */
export const layOut = (ticket: Ticket, type: WagerType, races: readonly Race[]): LaidOut => {
  const [refusal, ...more] = checkTicket(ticket, type, races);
  if (refusal) return { kind: 'refused', refusals: [refusal, ...more] };
  return { kind: 'laid-out', layout: layoutOf(ticket, type, races) };
};
