import type { RaceResult } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../routes.ts';
import { Placings } from '../shared/placings.tsx';
import { RaceStatusBadge } from '../shared/race-status.tsx';
import styles from './results.module.css';

/** One finished race: its order, and whether that order is final. */
export function RaceResultLine({ race }: { race: RaceResult }) {
  const { t } = useTranslation('mf-racing');
  const id = useId();
  const { time, zone } = describeTime(race.postTime, race.timeZone, useLocale());
  return (
    <article className={styles.race} data-status={race.status} aria-labelledby={id}>
      <header className={styles.header}>
        <h3 id={id} className={styles.heading}>
          <Link to={raceHref(race.id)}>
            {t('race.short', { number: race.number })} {race.name}
          </Link>
        </h3>
        <span className={styles.time}>
          {time} {zone}
        </span>
        <RaceStatusBadge status={race.status} />
      </header>
      {race.status === 'FINISHED' && <p className={styles.note}>{t('results.provisional')}</p>}
      <Placings placed={race.placed} />
    </article>
  );
}
