import type { Race } from '@paddock/api';
import { NumberTile } from '@paddock/ui/number-tile';
import { useTranslation } from 'react-i18next';
import { unplacedRunners } from './unplaced.model.ts';
import styles from './unplaced.module.css';

/** The other horses: incidents and non-runners. Renders nothing if there are none. */
export function Unplaced({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const unplaced = unplacedRunners(race);
  if (unplaced.length === 0) return null;
  return (
    <ul className={styles.unplaced} aria-label={t('finish.unplaced')}>
      {unplaced.map(({ startNr, horse, status, incident }) => (
        <li key={startNr} className={styles.runner}>
          <NumberTile number={startNr} /> {horse.name}:{' '}
          {status === null && incident !== null ? t(`runners.incident.${incident}`) : t('runners.nonRunner')}
        </li>
      ))}
    </ul>
  );
}
