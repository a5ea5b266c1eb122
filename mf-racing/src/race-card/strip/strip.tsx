import type { Race, RaceSummary } from '@paddock/api';
import { serverNow, useLocale } from '@paddock/host';
import { describeTime } from '@paddock/i18n';
import { useRefreshedQuery } from '@paddock/pages';
import { useCurrentInSight } from '@paddock/ui/current-in-sight';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { meetingHref, raceHref } from '../../links.ts';
import { meetingQuery } from '../../shared/race.queries.ts';
import { formatOrder } from '../../shared/races/format-order.model.ts';
import { OffCountdown } from '../../shared/races/off-countdown.tsx';
import { stepThroughLinks } from './step-through-links.ts';
import { nextOff } from './strip.model.ts';
import styles from './strip.module.css';

/** The number of places that fit below the number of a race. */
const SHOWN_PLACES = 3;

/**
 * The races of the meeting side by side, with the page's race marked. While they load, their place
 * is reserved.
 */
export function Strip({ race: { id, meetingId, date, trackName } }: { race: Race }) {
  const { t } = useTranslation('mf-racing');
  const { data } = useRefreshedQuery(meetingQuery(meetingId), 'long');
  const races = data?.races ?? [];
  const list = useCurrentInSight<HTMLUListElement>();
  const next = nextOff(races, serverNow());
  return (
    <nav className={styles.strip} aria-label={t('strip.label', { track: trackName })} data-print="never">
      <ul ref={list} className={styles.races} onKeyDown={stepThroughLinks}>
        <li className={styles.meeting}>
          <Link to={meetingHref(meetingId, date)} className={styles.link}>
            <b>{t('strip.all')}</b>
            <span className={styles.state}>
              {t('strip.races')} <VisuallyHidden>{t('strip.at', { track: trackName })}</VisuallyHidden>
            </span>
          </Link>
        </li>
        {races.map((each) => (
          <li key={each.id} className={styles.race}>
            <Link to={raceHref(each.id)} className={styles.link} aria-current={each.id === id ? 'page' : undefined}>
              <b>{t('race.short', { number: each.number })}</b>{' '}
              <span key={each.status} className={styles.state}>
                <State race={each} isNext={each === next} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StateProps {
  race: RaceSummary;
  /** The next race of the meeting: it counts down within an hour of its off. */
  isNext: boolean;
}

/**
 * The off time or countdown of an open race; otherwise that it has been run, its first places, or
 * that it is cancelled.
 */
function State({ race: { status, postTime, timeZone, result }, isNext }: StateProps) {
  const { t } = useTranslation('mf-racing');
  const { time } = describeTime(postTime, timeZone, useLocale());
  if (status === 'CLOSED') return t('strip.running');
  if (status === 'CANCELLED') return t('strip.cancelled');
  return (
    <>
      {status !== 'OPEN' && formatOrder((result ?? []).slice(0, SHOWN_PLACES))}
      {status === 'OPEN' && (isNext ? <OffCountdown postTime={postTime} due={t('strip.due')} /> : time)}{' '}
      <VisuallyHidden>{t(`status.${status}`)}</VisuallyHidden>
    </>
  );
}
