import { useLocale } from '@paddock/host';
import { formatShortMoney } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { NumberTile } from '@paddock/ui/number-tile';
import { useTranslation } from 'react-i18next';
import { OddsButton } from '../shared/betting/odds-button.tsx';
import styles from './duel-lines.module.css';
import type { Duel } from './head-to-head.queries.ts';

interface DuelLinesProps {
  raceId: number;
  duel: Duel;
}

/**
 * The rivals of a match bet; a press on their odds starts a bet. Once it is decided, the winner has
 * a badge.
 */
export function DuelLines({ raceId, duel: { pool, rivals } }: DuelLinesProps) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const winners = new Set(pool.dividends.filter(({ odd }) => odd !== null).map(({ combination }) => combination));
  return (
    <div className={styles.duel}>
      <ul>
        {rivals.map(({ startNr, horse, rider, odds }) => (
          <li key={startNr} className={styles.rival}>
            <NumberTile number={startNr} />
            <span className={styles.horse}>
              {horse.name} {winners.has(String(startNr)) && <Badge tone="success">{t('h2h.won')}</Badge>}
            </span>
            <span className={styles.rider}>{rider?.name}</span>
            <span className={styles.odds}>
              <OddsButton
                raceId={raceId}
                pool={pool.name}
                startNr={startNr}
                horse={horse.name}
                odds={odds === null ? null : { odds }}
                open={pool.status === 'OPEN'}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.facts}>
        {pool.minStake !== null && `${t('pools.minStake', { amount: formatShortMoney(pool.minStake, locale) })} · `}
        {t(`pools.status.${pool.status}`)}
      </p>
    </div>
  );
}
