import type { Meeting, RaceSummary } from '@paddock/api';
import { formatTime } from '@paddock/i18n';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { hasOutcome } from '../shared/races/race-status.model.ts';
import { TypeSign } from '../shared/track-signs.tsx';
import styles from './meeting-row.module.css';

/** A meeting in one line: the track, its hours, and a link to each race by its number. */
export function MeetingRow({ meeting }: { meeting: Meeting }) {
  const { t } = useTranslation('mf-racing');
  const { trackName, raceType, firstRaceDate, lastRaceDate, races } = meeting;
  return (
    <div className={styles.meeting}>
      <div className={styles.track}>
        <TypeSign raceType={raceType} />
        <span>
          <span className={styles.name}>{trackName}</span>{' '}
          <span className={styles.hours}>
            {t('home.hours', { first: formatTime(firstRaceDate), last: formatTime(lastRaceDate) })}
          </span>
        </span>
      </div>
      <ol className={styles.races} aria-label={t('home.racesOf', { track: trackName })}>
        {races.map((race) => (
          <li key={race.id}>
            <RaceLink race={race} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function RaceLink({ race: { id, number, postTime, status } }: { race: RaceSummary }) {
  const { t } = useTranslation('mf-racing');
  const what = t('home.raceLink', { number, time: formatTime(postTime), status: t(`status.${status}`) });
  return (
    <Link to={raceHref(id)} className={styles.race} data-over={hasOutcome(status)} aria-label={what} title={what}>
      {number}
    </Link>
  );
}
