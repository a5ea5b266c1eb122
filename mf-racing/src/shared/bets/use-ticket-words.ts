import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { type Banker, type Horses, parseTicket, type Selection, type Ticket } from '@paddock/wagers';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../use-pool-name.ts';

type Translate = TFunction<'mf-racing'>;

const horsesIn = (t: Translate, horses: Horses): string =>
  typeof horses === 'string' ? t(`bets.ticket.${horses}`) : horses.join(', ');

const named = (t: Translate, key: 'numbers' | 'boxed', horses: Horses): string =>
  t(`bets.ticket.${key}`, { horses: horsesIn(t, horses) });

/** Lists that name no horse are left out. */
const lists = (t: Translate, key: 'place' | 'leg', all: readonly Horses[]): string =>
  all
    .map((horses, at) =>
      horses.length > 0 ? t(`bets.ticket.${key}`, { at: at + 1, horses: horsesIn(t, horses) }) : '',
    )
    .filter((words) => words !== '')
    .join('; ');

const bankersIn = (t: Translate, bankers: readonly Banker[]): string =>
  bankers
    .map(({ startnr, place }) => (place === null ? startnr : t('bets.ticket.nailed', { startnr, place })))
    .join(', ');

const allOrders = (t: Translate, orders: 'one' | 'all'): string[] =>
  orders === 'all' ? [t('bets.ticket.allOrders')] : [];

function selectionWords(t: Translate, selection: Selection): string[] {
  switch (selection.kind) {
    case 'singles':
      return [named(t, 'numbers', selection.horses)];
    case 'straight':
      return [t('bets.ticket.straight', { horses: selection.horses.join(' – ') })];
    case 'boxed':
      return [named(t, 'boxed', selection.horses), ...allOrders(t, selection.orders)];
    case 'bankers': {
      const words = { bankers: bankersIn(t, selection.bankers), others: horsesIn(t, selection.others) };
      return [t('bets.ticket.bankers', words), ...allOrders(t, selection.orders)];
    }
    case 'places':
      return [lists(t, 'place', selection.places)];
    case 'legs':
      return [lists(t, 'leg', selection.legs)];
    case 'system': {
      const folds = selection.folds.join(', ');
      return [t('bets.ticket.system', { folds, legs: selection.legs.length }), lists(t, 'leg', selection.legs)];
    }
    case 'spot': {
      const { own, size } = selection;
      return [
        t('bets.ticket.spot', { size }),
        ...(own.length > 0 ? [t('bets.ticket.own', { horses: own.join(', ') })] : []),
      ];
    }
  }
}

/** Reserves of one race; of several ones with the number of each. */
const reserveWords = (t: Translate, reserves: Ticket['reserves'] = []): string[] => {
  const [only, ...more] = reserves;
  const listed = more.length === 0 ? (only ?? []).join(', ') : lists(t, 'leg', reserves);
  return listed ? [t('bets.ticket.reserves', { horses: listed })] : [];
};

/**
 * Returns a ticket's line in the words of the page, part by part: `['Sieg', 'Nr. 3, 7', 'Einsatz
 * 2,00 € je Kombination']`. A line that this build cannot read stays as it is.
 */
export function useTicketWords(): (line: string) => readonly string[] {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  return (line) => {
    const parsed = parseTicket(line);
    if (parsed.kind === 'unreadable') return [line];
    const {
      wager,
      pool = wager.replace(/^[A-Z]+-/, ''),
      selection,
      multi,
      placed = [],
      reserves,
      flexi,
      jackpot,
      stake,
    } = parsed.ticket;
    return [
      poolName(pool),
      ...selectionWords(t, selection),
      ...(multi === undefined ? [] : [t('ticket.multiOf', { count: multi })]),
      ...(placed.length > 0 ? [t('bets.ticket.placed', { legs: placed.join(', ') })] : []),
      ...reserveWords(t, reserves),
      ...(flexi === undefined ? [] : [t('bets.ticket.flexi', { percent: flexi })]),
      ...(jackpot ? [t('bets.ticket.jackpot')] : []),
      t('bets.ticket.stake', { amount: formatMoney(stake, locale) }),
    ];
  };
}
