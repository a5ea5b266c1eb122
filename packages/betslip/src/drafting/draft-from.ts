import { type Banker, type Horses, rivalsOf, type Selection, type Ticket } from '@paddock/wagers';
import { type ColumnKey, draftOf, emptyDraft, type TicketDraft } from './ticket-draft.ts';

const columns = (kind: 'place' | 'leg' | 'reserve', lists: readonly Horses[]): TicketDraft['marks'] =>
  Object.fromEntries(lists.map((list, at) => [`${kind}${at + 1}`, list]));

const keyOf = ({ place }: Banker): ColumnKey => (place === null ? 'banker' : `nailed${place}`);

const marksOf = (selection: Selection): TicketDraft['marks'] => {
  switch (selection.kind) {
    case 'singles':
    case 'boxed':
      return { horses: selection.horses };
    case 'straight':
      // Ticked in the box and by place: only the wager type knows whether the order counts.
      return draftOf(selection.horses).marks;
    case 'bankers': {
      const bankers = Map.groupBy(selection.bankers, keyOf);
      return {
        ...Object.fromEntries([...bankers].map(([key, list]) => [key, list.map(({ startNr }) => startNr)])),
        horses: selection.others,
      };
    }
    case 'places':
      return columns('place', selection.places);
    case 'legs':
    case 'system':
      return columns('leg', selection.legs);
    case 'spot':
      return { horses: selection.own };
  }
};

/** Converts a ticket to a draft. `ticketOf` makes the same ticket of it, with ascending lists. */
export const draftFrom = ({ pool, selection, flexi, multi, placed, jackpot, reserves }: Ticket): TicketDraft => {
  const rivals = rivalsOf(pool ?? '');
  return {
    ...emptyDraft,
    way: selection.kind,
    marks: {
      ...marksOf(selection),
      ...(rivals ? { rival: rivals } : {}),
      ...columns('reserve', reserves ?? []),
    },
    ...('orders' in selection ? { orders: selection.orders } : {}),
    ...('folds' in selection ? { folds: selection.folds } : {}),
    ...('size' in selection ? { size: selection.size } : {}),
    ...(multi === undefined ? {} : { multi }),
    ...(flexi === undefined ? {} : { flexi }),
    ...(placed === undefined ? {} : { placed }),
    ...(jackpot ? { jackpot } : {}),
  };
};
