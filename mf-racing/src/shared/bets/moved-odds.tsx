import { useLocale } from '@paddock/host';
import { formatOdds } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import type { Bet } from './bet.queries.ts';
import styles from './bets.module.css';

/** The odds of a bet that moved before it was accepted, then and now. */
export function MovedOdds({ bet: { lines, legs } }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  return (
    <>
      <p>{t('bets.confirm.moved')}</p>
      <ul className={styles.moved}>
        {lines.map(
          ({ pool, startNr, odds, shownOdds }) =>
            odds !== null &&
            shownOdds !== null &&
            odds !== shownOdds && (
              <li key={`${pool} ${startNr}`}>
                {t('bets.confirm.odds', {
                  startNr,
                  before: formatOdds(shownOdds, locale),
                  now: formatOdds(odds, locale),
                })}
              </li>
            ),
        )}
        {legs.flatMap(({ odds: agreed = [] }, at) =>
          agreed.map(
            ({ startNr, odds, shownOdds }) =>
              odds !== shownOdds && (
                <li key={`${at} ${startNr}`}>
                  {t('bets.confirm.oddsOfLeg', {
                    leg: at + 1,
                    startNr,
                    before: formatOdds(shownOdds, locale),
                    now: formatOdds(odds, locale),
                  })}
                </li>
              ),
          ),
        )}
      </ul>
      <p>{t('bets.confirm.leave')}</p>
    </>
  );
}
