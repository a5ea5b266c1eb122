import type { Horses, Selection } from '../selection.ts';
import type { Ticket } from '../ticket.ts';

const horses = (list: Horses): string => (typeof list === 'string' ? list : list.join(',') || '-');
const lists = (all: readonly Horses[]): string => all.map(horses).join('/') || 'none';
const starIfAll = (orders: 'one' | 'all'): string => (orders === 'all' ? '*' : '');

/** A selection as part of a ticket's line: `bankers* 3@1,7 with X`. */
export const printSelection = (selection: Selection): string => {
  switch (selection.kind) {
    case 'singles':
      return `singles ${horses(selection.horses)}`;
    case 'straight':
      return `straight ${horses(selection.horses)}`;
    case 'boxed':
      return `boxed${starIfAll(selection.orders)} ${horses(selection.horses)}`;
    case 'bankers': {
      const bankers = selection.bankers.map(({ startNr, place }) => (place === null ? startNr : `${startNr}@${place}`));
      return `bankers${starIfAll(selection.orders)} ${bankers.join(',') || '-'} with ${horses(selection.others)}`;
    }
    case 'places':
      return `places ${lists(selection.places)}`;
    case 'legs':
      return `legs ${lists(selection.legs)}`;
    case 'system':
      return `system ${horses(selection.folds)} of ${lists(selection.legs)}`;
    case 'spot':
      return `spot ${selection.size} with ${horses(selection.own)}`;
  }
};

/**
 * A ticket as one line, without loss: `FRA-QNP bankers* 3@1,7 with X reserves 14 flexi 50 stake
 * 200`. `*` is every order, `@` a banker's place, `-` an empty list, `/` separates places and legs,
 * `none` stands for a missing value. Stake in cents.
 */
export const printTicket = ({
  wager,
  pool,
  selection,
  stake,
  flexi,
  multi,
  placed,
  jackpot,
  reserves,
}: Ticket): string =>
  [
    pool === undefined ? wager : `${wager}:${pool}`,
    printSelection(selection),
    ...(multi === undefined ? [] : [`multi ${multi}`]),
    ...(placed === undefined ? [] : [`placed ${horses(placed)}`]),
    ...(reserves === undefined ? [] : [`reserves ${lists(reserves)}`]),
    ...(flexi === undefined ? [] : [`flexi ${flexi}`]),
    ...(jackpot ? ['jackpot'] : []),
    `stake ${stake}`,
  ].join(' ');
