import type { RaceStatus } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../../links.ts';
import styles from './race-article.module.css';
import { UnusualStatusBadge } from './race-status.tsx';

interface RaceArticleProps {
  race: { id: number; number: number; name: string; postTime: string; status: RaceStatus };
  /** IANA name of the track's zone. */
  timeZone: string;
  children: ReactNode;
}

/** A race of a list: its heading links to its card; its children are further facts. */
export function RaceArticle({ race, timeZone, children }: RaceArticleProps) {
  const { t } = useTranslation('mf-racing');
  const id = useId();
  const { time, zone } = describeTime(race.postTime, timeZone, useLocale());
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
        <UnusualStatusBadge status={race.status} />
      </header>
      {children}
    </article>
  );
}

/** Race articles side by side, as many as fit. */
export const RaceArticles = ({ children }: { children: ReactNode }) => <div className={styles.races}>{children}</div>;

interface RacesOfMeetingProps<R> {
  meeting: { timeZone: string; races: readonly R[] };
  /** The facts of a race. */
  children: (race: R) => ReactNode;
}

/** The races of a meeting in a list of a day. */
export function RacesOfMeeting<R extends RaceArticleProps['race'] & { timeZone?: string }>({
  meeting,
  children,
}: RacesOfMeetingProps<R>) {
  return (
    <RaceArticles>
      {meeting.races.map((race) => (
        <RaceArticle key={race.id} race={race} timeZone={race.timeZone ?? meeting.timeZone}>
          {children(race)}
        </RaceArticle>
      ))}
    </RaceArticles>
  );
}
