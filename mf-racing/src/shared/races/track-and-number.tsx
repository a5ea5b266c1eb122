import type { RaceSummary } from '@paddock/api';
import { useTranslation } from 'react-i18next';
import styles from './track-and-number.module.css';

/** A race's short name across tracks: "Hoppegarten R3". */
export function TrackAndNumber({ race }: { race: Pick<RaceSummary, 'trackName' | 'number'> }) {
  const { t } = useTranslation('mf-racing');
  return (
    <>
      {race.trackName} <span className={styles.number}>{t('race.short', { number: race.number })}</span>
    </>
  );
}
