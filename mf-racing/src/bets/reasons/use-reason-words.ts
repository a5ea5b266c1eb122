import { useLocale } from '@paddock/host';
import { formatMoney } from '@paddock/i18n';
import { type PoolChange, rivalsOf } from '@paddock/wagers';
import { useTranslation } from 'react-i18next';
import { usePoolName } from '../../shared/use-pool-name.ts';
import type { BetReason } from './bet-reasons.model.ts';

/** `H2H_3_7` and `2-1-ALL` as a row: `3 – 7`. */
const rowOf = (combination: string): string => (rivalsOf(combination) ?? combination.split('-')).join(' – ');

/**
 * Returns a function that explains a reason in words.
 * @param legs number of legs of the bet: a single leg's number is left out
 */
export function useReasonWords(legs: number): (reason: BetReason) => string {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const poolName = usePoolName();
  const inLeg = (leg: number, text: string): string => (legs === 1 ? text : t('bets.reason.inLeg', { leg, text }));

  const changeWords = (change: PoolChange): string => {
    switch (change.kind) {
      case 'replaced':
        return inLeg(
          change.leg,
          change.by === null
            ? t('bets.reason.replacedByMarket', { startNr: change.startNr })
            : t('bets.reason.replaced', { startNr: change.startNr, by: change.by }),
        );
      case 'dropped':
      case 'shortened':
      case 'completed':
        return t(`bets.reason.${change.kind}`, { startNrs: change.startNrs.join(', '), count: change.lines });
      case 'not-held':
        return t('bets.reason.notHeld', { pool: poolName(change.pool), count: change.starters });
      case 'places':
        return inLeg(change.leg, t('bets.reason.places', { pool: poolName(change.pool), count: change.after }));
    }
  };

  return (reason) => {
    switch (reason.kind) {
      case 'change':
        return changeWords(reason.change);
      case 'withdrawnAtOnce':
        return t('bets.reason.withdrawnAtOnce');
      case 'refund':
        return t('bets.reason.refund', { amount: formatMoney(reason.amount, locale) });
      case 'deadHeat':
        return inLeg(
          reason.leg,
          t('bets.reason.deadHeat', { place: reason.place, startNrs: reason.startNrs.join(', ') }),
        );
      case 'hit': {
        const { pool, combination, note } = reason;
        const row = t('bets.reason.hit', { pool: poolName(pool), row: rowOf(combination) });
        return note === null
          ? row
          : `${row} (${t(`dividends.note.${note}` as 'dividends.note.order', { defaultValue: note })})`;
      }
    }
  };
}
