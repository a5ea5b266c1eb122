import type { RaceResult } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import { Placings } from '../shared/races/placings.tsx';
import { RaceArticle } from '../shared/races/race-article.tsx';
import { RaceRecording } from '../shared/races/race-recording.tsx';
import styles from './race-result-line.module.css';

interface RaceResultLineProps {
  race: RaceResult;
  /** Whether its recording can be played here. */
  withRecording: boolean;
}

/** One finished race: its order, whether that order is provisional, and its recording. */
export function RaceResultLine({ race, withRecording }: RaceResultLineProps) {
  const { t } = useTranslation('mf-racing');
  return (
    <RaceArticle race={race} timeZone={race.timeZone}>
      {race.status === 'FINISHED' && <p className={styles.note}>{t('results.provisional')}</p>}
      <Placings placed={race.placed} />
      {withRecording && <RaceRecording race={race} />}
    </RaceArticle>
  );
}
