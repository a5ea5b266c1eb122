import type { RaceSummary } from '@paddock/api';
import { useLocale } from '@paddock/host';
import { apiDate, describeTime, formatDayMonth } from '@paddock/i18n';
import { useToday } from '@paddock/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { raceHref } from '../../links.ts';
import { TrackSigns } from '../track-signs.tsx';
import styles from './race-line.module.css';
import { TrackAndNumber } from './track-and-number.tsx';
import { useFrozenWhileHovered } from './use-frozen-while-hovered.ts';

interface RaceLineProps {
  race: Pick<RaceSummary, 'id' | 'country' | 'raceType' | 'trackName' | 'number' | 'name' | 'postTime' | 'timeZone'>;
  /** The target of the link. Default: the card of the race. */
  to?: string;
  /** The reason why the race is listed. */
  children?: ReactNode;
  /** A button beside the link. */
  action?: ReactNode;
}

/**
 * A race as one link to its card: time, track, name, and why it is listed. For lists across tracks.
 */
export function RaceLine({ race, to = raceHref(race.id), children, action }: RaceLineProps) {
  const { time, zone } = describeTime(race.postTime, race.timeZone, useLocale());
  const day = apiDate(race.postTime);
  const today = useToday();
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.race}>
        <span className={styles.time}>
          {day !== today && <span className={styles.day}>{formatDayMonth(day)}</span>}
          {time} <span className={styles.zone}>{zone}</span>
        </span>
        <span className={styles.what}>
          <span className={styles.track}>
            <TrackSigns country={race.country} raceType={race.raceType} />
            <span>
              <TrackAndNumber race={race} />
            </span>
          </span>
          <span className={styles.name}>{race.name}</span>
        </span>
        {children && <span className={styles.why}>{children}</span>}
      </Link>
      {action && <span className={styles.action}>{action}</span>}
    </li>
  );
}

interface RaceLinesProps<T> {
  items: T[];
  /** Maximum number of shown items. Default: all. */
  limit?: number | undefined;
  /** The line of an item. */
  children: (item: T) => ReactNode;
}

/**
 * A list of race lines. It is frozen while a pointer or the focus is in it, so that nothing moves
 * under the finger.
 */
export function RaceLines<T>({ items, limit, children }: RaceLinesProps<T>) {
  const { value, handlers } = useFrozenWhileHovered(items);
  return <ul {...handlers}>{value.slice(0, limit).map(children)}</ul>;
}
