import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { type Banker, type Horses, parseTicket, type Selection } from '@paddock/wagers';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../use-pool-name.ts';
import { horsesIn, lists } from './ticket-lists.ts';
import { useTicketOptions } from './use-ticket-options.ts';

type Translate = TFunction<'mf-racing'>;

const named = (t: Translate, key: 'numbers' | 'boxed', horses: Horses): string =>
  t(`bets.ticket.${key}`, { horses: horsesIn(t, horses) });

const bankersIn = (t: Translate, bankers: readonly Banker[]): string =>
  bankers
    .map(({ startNr, place }) => (place === null ? startNr : t('bets.ticket.nailed', { startNr, place })))
    .join(', ');

function selectionWords(t: Translate, selection: Selection): string[] {
  switch (selection.kind) {
    case 'singles':
      return [named(t, 'numbers', selection.horses)];
    case 'straight':
      return [t('bets.ticket.straight', { horses: selection.horses.join(' – ') })];
    case 'boxed':
      return [named(t, 'boxed', selection.horses)];
    case 'bankers': {
      const words = { bankers: bankersIn(t, selection.bankers), others: horsesIn(t, selection.others) };
      return [t('bets.ticket.bankers', words)];
    }
    case 'places':
      return [lists(t, 'place', selection.places)];
    case 'legs':
      return [lists(t, 'leg', selection.legs)];
    case 'system':
      return [lists(t, 'leg', selection.legs)];
    case 'spot': {
      const { own, size } = selection;
      return [
        t('bets.ticket.spot', { size }),
        ...(own.length > 0 ? [t('bets.ticket.own', { horses: own.join(', ') })] : []),
      ];
    }
  }
}

/**
 * Returns a function that translates a ticket's line, part by part: `['Sieg', 'Nr. 3, 7', 'Einsatz
 * 2,00 € je Kombination']`. A line that this build cannot read is returned unchanged.
 */
export function useBetWords(): (line: string) => readonly string[] {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const optionWords = useTicketOptions();
  return (line) => {
    const parsed = parseTicket(line);
    if (parsed.kind === 'unreadable') return [line];
    const { wager, pool = wager.replace(/^[A-Z]+-/, ''), selection, stake } = parsed.ticket;
    return [
      poolName(pool),
      ...selectionWords(t, selection),
      ...optionWords(parsed.ticket),
      t('bets.ticket.stake', { amount: formatMoney(stake, locale) }),
    ];
  };
}
