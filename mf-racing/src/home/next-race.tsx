import type { RaceSummary } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { Badge } from '@paddock/ui/badge';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../links.ts';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { TrackSigns } from '../shared/track-signs.tsx';
import styles from './next-races.module.css';

/** One of the next races. The whole line is the link. */
export function NextRace({ race }: { race: RaceSummary }) {
  const { t } = useTranslation('mf-racing');
  const { time, zone } = describeTime(race.postTime, race.timeZone, useLocale());
  return (
    <Link to={raceHref(race.id)} className={styles.race}>
      <span className={styles.off}>
        <OffCountdown postTime={race.postTime} />
        <span className={styles.time}>
          {time} {zone}
        </span>
      </span>
      <span className={styles.what}>
        <span className={styles.track}>
          <TrackSigns country={race.country} raceType={race.raceType} />
          <span className={styles.cut}>{race.trackName}</span>
        </span>
        <span className={styles.name}>
          <span className={styles.number}>{t('race.short', { number: race.number })}</span>{' '}
          {race.hasJackpot && <Badge tone="accent">{t('race.jackpot')}</Badge>} {race.name}
        </span>
      </span>
      <span className={styles.facts}>
        {race.livestreamId !== null && <Badge>{t('race.live')}</Badge>}
        <span className={styles.runners}>{t('race.runners', { count: race.runnerCount })}</span>
      </span>
    </Link>
  );
}
