import { useTranslation } from 'react-i18next';
import { useFormatOdds } from '../use-format-odds.ts';
import type { Bet } from './bet.queries.ts';
import styles from './bets.module.css';

/** The odds of a bet that moved before the bet was accepted: the old and the new ones. */
export function MovedOdds({ bet: { lines, legs } }: { bet: Bet }) {
  const { t } = useTranslation('mf-racing');
  const formatOdds = useFormatOdds();
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
                  before: formatOdds(shownOdds),
                  now: formatOdds(odds),
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
                    before: formatOdds(shownOdds),
                    now: formatOdds(odds),
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
