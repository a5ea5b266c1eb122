import type { Race } from '@paddock/api';
import { Slot } from '@paddock/host';
import { useTranslation } from 'react-i18next';
import { RaceRecording } from '../shared/races/race-recording.tsx';
import { picturesOf } from './pictures.model.ts';
import styles from './pictures.module.css';

/**
 * The slot in which another remote shows the race: live, later its recording. Renders nothing if
 * there are no pictures.
 */
export function Pictures({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const pictures = picturesOf(race);
  if (pictures === null) return null;
  return (
    <section
      aria-label={t(pictures === 'live' ? 'race.live' : 'archive.video')}
      className={styles.pictures}
      data-print="never"
    >
      {pictures === 'live' ? <Slot name="race.stream" props={{ raceId: race.id }} /> : <RaceRecording race={race} />}
    </section>
  );
}
