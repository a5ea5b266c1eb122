import type { Race } from '@paddock/api';
import { Slot, useLocale } from '@paddock/host';
import { apiDate, describeTime, formatDate, formatShortMoney, formatWeekday } from '@paddock/i18n';
import { PageTitle, useIsLoggedIn } from '@paddock/pages';
import { Badge } from '@paddock/ui/badge';
import { PageHeading } from '@paddock/ui/page-heading';
import { useTranslation } from 'react-i18next';
import { OffCountdown } from '../shared/races/off-countdown.tsx';
import { RaceStatusBadge } from '../shared/races/race-status.tsx';
import { TrackSigns } from '../shared/track-signs.tsx';
import { useGoing } from '../shared/use-going.ts';
import { HighlightBadges } from './highlight-badges.tsx';
import styles from './race-heading.module.css';
import { RaceMenu } from './race-menu.tsx';

/** The name of the race, its off time and its status. */
export function RaceHeading({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const { trackName, number, name, status } = race;
  return (
    <header className={styles.heading}>
      <PageTitle title={t('card.documentTitle', { track: trackName, number, name })} />
      <p className={styles.track}>
        <TrackSigns country={race.country} raceType={race.raceType} />
        {t('card.heading', { track: trackName, number })}
      </p>
      <div className={styles.actions} data-print="never">
        <BookmarkStar raceId={race.id} />
        <RaceMenu raceId={race.id} />
      </div>
      <PageHeading className={styles.name}>{name}</PageHeading>
      <OffTimeLine race={race} />
      <Facts race={race} />
      <div className={styles.state}>
        <p className={styles.standing}>
          {/* The key replaces the badge: a wider one at the end of a line would move. */}
          <RaceStatusBadge key={status} status={status} />
          {status === 'OPEN' && (
            <span data-print="never" className={styles.countdown}>
              <OffCountdown postTime={race.postTime} large />
            </span>
          )}
        </p>
        {race.hasJackpot && <Badge tone="accent">{t('race.jackpot')}</Badge>}
        <HighlightBadges raceId={race.id} />
      </div>
    </header>
  );
}

/** Not for visitors: they have no bookmarks, and do not fetch the code. */
function BookmarkStar({ raceId }: { raceId: number }) {
  const isCustomer = useIsLoggedIn();
  return (
    isCustomer && (
      <div className={styles.star}>
        <Slot name="race.bookmark" props={{ raceId }} />
      </div>
    )
  );
}

function OffTimeLine({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const { time, zone, there } = describeTime(race.postTime, race.timeZone, locale);
  const day = apiDate(race.postTime);
  return (
    <p className={styles.time}>
      {formatWeekday(day, locale)}, {formatDate(day)}
      {' · '}
      {zone ? t('race.offAtZone', { time, zone }) : t('race.offAt', { time })}
      {there && ` · ${t('race.atTrack', { time: there })}`}
    </p>
  );
}

function Facts({ race }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const locale = useLocale();
  const goingOf = useGoing();
  const { discipline, distance, startMethod, going, purse, currency, runnerCount } = race;
  const facts = [
    t(`discipline.${discipline}`),
    t('race.distance', { metres: distance }),
    t('race.runners', { count: runnerCount }),
    ...(startMethod ? [t(`card.startMethod.${startMethod}`)] : []),
    ...(going ? [t('card.going', { going: goingOf(going) })] : []),
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
