import { apiDate, formatDayMonth, formatTime } from '@paddock/i18n';
import { NumberTile } from '@paddock/ui/number-tile';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './change-lines.module.css';
import type { NonRunner, RiderChange } from './changes.types.ts';

/** The withdrawn horses of one race. */
export function NonRunnerLines({ runners }: { runners: NonRunner[] }) {
  const { t } = useTranslation('mf-racing');
  return (
    <ul>
      {runners.map(({ startNr, horse, rider, withdrawnAt }) => (
        <Line key={startNr} startNr={startNr} horse={<s>{horse.name}</s>}>
          {rider?.name}
          {withdrawnAt && (
            <span className={styles.at}>
              {t('nonRunners.since', { day: formatDayMonth(apiDate(withdrawnAt)), time: formatTime(withdrawnAt) })}
            </span>
          )}
        </Line>
      ))}
    </ul>
  );
}

/** The runners of one race that have another rider or driver. */
export function RiderChangeLines({ runners }: { runners: RiderChange[] }) {
  const { t } = useTranslation('mf-racing');
  return (
    <ul>
      {runners.map(({ startNr, horse, rider, originalRider }) => (
        <Line key={startNr} startNr={startNr} horse={horse.name}>
          <strong>{rider?.name ?? t('riderChanges.unknown')}</strong>{' '}
          {t('runners.insteadOf', { name: originalRider.name })}
        </Line>
      ))}
    </ul>
  );
}

function Line({ startNr, horse, children }: { startNr: number; horse: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <NumberTile number={startNr} />
      <span className={styles.horse}>{horse}</span>
      <span className={styles.rider}>{children}</span>
    </li>
  );
}
