import type { Race } from '@paddock/api';
import { Slot } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import styles from './stream-place.module.css';

const PLACE_ID = 'race-stream';

/** Whether there are pictures of a race, now or later. */
export const hasPictures = ({ isLive, livestreamId }: Race): boolean => isLive || livestreamId !== null;

/** Leads to the pictures: into sight, and the focus with it. */
export const showStreamPlace = (): void => document.getElementById(PLACE_ID)?.focus();

/** Where another remote shows the pictures of a race. */
export function StreamPlace({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-racing');
  return (
    <section id={PLACE_ID} aria-label={t('race.live')} tabIndex={-1} className={styles.place} data-print="never">
      <Slot name="race.stream" props={{ raceId }} />
    </section>
  );
}
