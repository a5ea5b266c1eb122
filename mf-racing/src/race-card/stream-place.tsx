import { Slot } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { PICTURES_ID } from './shared/place.ts';
import styles from './stream-place.module.css';

/** The slot in which another remote shows the pictures of a race. */
export function StreamPlace({ raceId }: { raceId: number }) {
  const { t } = useTranslation('mf-racing');
  return (
    <section id={PICTURES_ID} aria-label={t('race.live')} tabIndex={-1} className={styles.place} data-print="never">
      <Slot name="race.stream" props={{ raceId }} />
    </section>
  );
}
