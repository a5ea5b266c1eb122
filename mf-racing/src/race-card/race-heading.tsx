import type { Race } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { apiDate, describeTime, formatDate, formatShortMoney, formatWeekday } from '@paddock/i18n';
import { PageTitle } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { PageHeading } from '@paddock/ui/page-heading';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { racesHref } from '../links.ts';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { RaceStatusBadge } from '../shared/races/race-status.tsx';
import { TrackSigns } from '../shared/track-signs.tsx';
import { HighlightBadges } from './highlight-badges.tsx';
import styles from './race-heading.module.css';

/** The name of the race, its off time and its status. */
export function RaceHeading({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const { trackName, number, name, status } = race;
  return (
    <header className={styles.heading}>
      <PageTitle title={t('card.documentTitle', { track: trackName, number, name })} />
      <div className={styles.names}>
        <p className={styles.track}>
          <TrackSigns country={race.country} raceType={race.raceType} />
          {t('card.heading', { track: trackName, number })}
        </p>
        <PageHeading>{name}</PageHeading>
        <Facts race={race} />
      </div>
      <div className={styles.off}>
        <p className={styles.standing}>
          <RaceStatusBadge status={status} />
          {status === 'OPEN' && <OffCountdown postTime={race.postTime} large />}
        </p>
        <OffTimeLine race={race} />
        <span className={styles.badges}>
          <HighlightBadges raceId={race.id} />
          {race.hasJackpot && <Badge tone="accent">{t('race.jackpot')}</Badge>}
        </span>
      </div>
    </header>
  );
}

function OffTimeLine({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { time, zone, there } = describeTime(race.postTime, race.timeZone, locale);
  const day = apiDate(race.postTime);
  return (
    <p className={styles.time}>
      <Link to={racesHref(race.date)} className={styles.day}>
        {formatWeekday(day, locale)}, {formatDate(day)} <VisuallyHidden>{t('card.meeting')}</VisuallyHidden>
      </Link>
      {' · '}
      {zone ? t('race.offAtZone', { time, zone }) : t('race.offAt', { time })}
      {there && <span className={styles.atTrack}>{t('race.atTrack', { time: there })}</span>}
    </p>
  );
}

function Facts({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { discipline, distance, startMethod, going, purse, currency, runnerCount } = race;
  const facts = [
    t(`discipline.${discipline}`),
    t('race.distance', { metres: distance }),
    t('race.runners', { count: runnerCount }),
    ...(startMethod ? [t(`card.startMethod.${startMethod}`)] : []),
    ...(going ? [t('card.going', { going })] : []),
    ...(purse === null ? [] : [t('card.purse', { amount: formatShortMoney(purse, locale, currency) })]),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
