import type { Ticket } from '@paddock/wagers';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { lists } from './ticket-lists.ts';

/** The reserves of one race; for several races, with the number of each. */
const reserveWords = (t: TFunction<'mf-racing'>, reserves: Ticket['reserves'] = []): string[] => {
  const [only, ...more] = reserves;
  const listed = more.length === 0 ? (only ?? []).join(', ') : lists(t, 'leg', reserves);
  return listed ? [t('bets.ticket.reserves', { horses: listed })] : [];
};

/**
 * Returns a function that lists a ticket's facts besides its horses and its stake: `['in allen
 * Reihenfolgen', 'Flexi 50 %']`.
 */
export function useTicketOptions(): (ticket: Ticket) => readonly string[] {
  const { t } = useTranslation('mf-racing');
  return ({ selection, multi, placed = [], reserves, flexi, jackpot }) => [
    ...('orders' in selection && selection.orders === 'all' ? [t('bets.ticket.allOrders')] : []),
    ...('folds' in selection
      ? [t('bets.ticket.system', { folds: selection.folds.join(', '), legs: selection.legs.length })]
      : []),
    ...(multi === undefined ? [] : [t('ticket.multiOf', { count: multi })]),
    ...(placed.length > 0 ? [t('bets.ticket.placed', { legs: placed.join(', ') })] : []),
    ...reserveWords(t, reserves),
    ...(flexi === undefined ? [] : [t('bets.ticket.flexi', { percent: flexi })]),
    ...(jackpot ? [t('bets.ticket.jackpot')] : []),
  ];
}
