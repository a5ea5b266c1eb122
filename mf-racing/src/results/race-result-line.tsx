import type { RaceResult } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import { Placings } from '../shared/races/placings.tsx';
import { RaceArticle } from '../shared/races/race-article.tsx';
import styles from './race-result-line.module.css';

/** One finished race: its order, and whether that order is provisional. */
export function RaceResultLine({ race }: { race: RaceResult }) {
  const { t } = useTranslation('mf-racing');
  return (
    <RaceArticle race={race} timeZone={race.timeZone}>
      {race.status === 'FINISHED' && <p className={styles.note}>{t('results.provisional')}</p>}
      <Placings placed={race.placed} />
    </RaceArticle>
  );
}
