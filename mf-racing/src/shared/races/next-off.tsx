import { useRefreshedQuery } from '@paddock/pages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../../links.ts';
import { nextRacesQuery } from '../race.queries.ts';
import { TrackSigns } from '../track-signs.tsx';
import styles from './next-off.module.css';
import { OffCountdown } from './off-countdown.tsx';

/** A line with the next race. If there is none, it is empty and keeps its height. */
export function NextOff() {
  const { t } = useTranslation('mf-racing');
  const { data } = useRefreshedQuery(nextRacesQuery(), 'medium');
  const next = data?.data[0];
  return (
    <div className={styles.room}>
      {next && (
        <Link to={raceHref(next.id)} className={styles.race}>
          <span className={styles.label}>{t('nextOff.label')}</span>
          <TrackSigns country={next.country} raceType={next.raceType} />
          <span className={styles.track}>
            {next.trackName} {t('race.short', { number: next.number })}
          </span>
          <span className={styles.off}>
            <OffCountdown postTime={next.postTime} />
          </span>
        </Link>
      )}
    </div>
  );
}
