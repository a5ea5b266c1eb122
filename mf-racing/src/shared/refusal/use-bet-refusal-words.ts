import { useLocale } from '@paddock/host';
import { formatDateTime, formatShortMoney, formatTime } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { useFormatOdds } from '../use-format-odds.ts';
import type { BetRefusal } from './refusal-of.model.ts';

/** Returns a function that explains why a bet was refused, in the language of the page. */
export function useBetRefusalWords(): (refusal: BetRefusal) => string {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const formatOdds = useFormatOdds();
  const list = new Intl.ListFormat(locale);
  const money = (cents: number) => formatShortMoney(cents, locale);
  return (refusal) => {
    switch (refusal.kind) {
      case 'registration':
        return t(refusal.isBlocked ? 'betRefusal.text.blocked' : 'betRefusal.text.unfinished');
      case 'checkpoint':
        return t(`betRefusal.text.${refusal.checkpoints[0] ?? 'check_identity'}`);
      case 'lugas':
        return refusal.state === 'waiting'
          ? t('betRefusal.lugas.waiting', { time: formatTime(refusal.until) })
          : t(`betRefusal.lugas.${refusal.state}`);
      case 'break':
        return refusal.until === null
          ? t('betRefusal.text.breakUntold')
          : t('betRefusal.text.break', { time: formatDateTime(refusal.until) });
      case 'limit':
        return t(`betRefusal.limit.${refusal.type}`, {
          range: t(`betRefusal.range.${refusal.range}`),
          limit: money(refusal.limit),
          left: money(refusal.left),
        });
      case 'nonRunner':
        return t('betRefusal.text.nonRunner', {
          count: refusal.startNrs.length,
          numbers: list.format(refusal.startNrs.map(String)),
        });
      case 'stakeTooLow':
        return t('betRefusal.text.stakeTooLow', { amount: money(refusal.minStake) });
      case 'price':
        return t('betRefusal.text.price', { amount: money(refusal.price) });
      case 'odds': {
        const all = refusal.odds.map(({ startNr, odds }) =>
          t('betRefusal.oddsOf', { startNr, odds: formatOdds(odds) }),
        );
        return t('betRefusal.text.odds', { count: all.length, odds: list.format(all) });
      }
      case 'other':
        return refusal.message;
      default:
        return t(`betRefusal.text.${refusal.kind}`);
    }
  };
}
