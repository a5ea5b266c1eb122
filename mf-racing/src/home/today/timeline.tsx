import type { Meeting, RaceSummary } from '@paddock/api';
import { formatTime } from '@paddock/i18n';
import { VisuallyHidden } from '@paddock/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { raceHref } from '../../links.ts';
import { TrackSigns } from '../../shared/track-signs.tsx';
import { hoursOf, SLOTS_AN_HOUR, SLOTS_OF_RACE, slotOf } from './timeline.model.ts';
import styles from './timeline.module.css';

interface TimelineProps {
  meetings: Meeting[];
  /** The instant (ms) of the line of the present time. */
  now: number;
}

/** The width of this many columns. */
const slotsWide = (slots: number) => `${slots} * var(--slot)`;

/** Scrolls the hours so that the present time is left of the middle. */
function showNow(line: HTMLElement | null): void {
  const region = line?.closest('section');
  if (line && region) region.scrollLeft = line.offsetLeft - 0.4 * region.clientWidth;
}

/** Tracks by hours. Screen readers get a list of races for each track. */
export function Timeline({ meetings, now }: TimelineProps) {
  const { t } = useTranslation('mf-racing');
  const hours = hoursOf(meetings.flatMap(({ races }) => races));
  const nowSlot = slotOf(hours, now);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
    <section className={styles.region} aria-label={t('home.timeline')} tabIndex={0}>
      <div
        className={styles.day}
        style={{ inlineSize: `calc(var(--names) + ${slotsWide(hours.length * SLOTS_AN_HOUR)})` }}
      >
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} className={styles.hour}>
              {formatTime(hour)}
            </span>
          ))}
        </div>
        {nowSlot !== null && (
          <div
            ref={showNow}
            className={styles.now}
            style={{ insetInlineStart: `calc(var(--names) + ${slotsWide(nowSlot)})` }}
          />
        )}
        {meetings.map(({ id, country, raceType, trackName, firstRaceDate, lastRaceDate, races }) => (
          <div key={id} className={styles.track}>
            <header>
              <h3 className={styles.name}>
                <TrackSigns country={country} raceType={raceType} />
                {trackName}
              </h3>
              <span className={styles.span}>
                {t('home.hours', { first: formatTime(firstRaceDate), last: formatTime(lastRaceDate) })}
              </span>
            </header>
            <Races races={races} hours={hours} label={t('home.racesOf', { track: trackName })} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Races({ races, hours, label }: { races: RaceSummary[]; hours: number[]; label: string }) {
  const next = races.find(({ status }) => status === 'OPEN');
  return (
    <ol className={styles.races} aria-label={label}>
      {races.map((race) => (
        <li
          key={race.id}
          style={{ gridColumn: `${(slotOf(hours, Date.parse(race.postTime)) ?? 0) + 1} / span ${SLOTS_OF_RACE}` }}
        >
          <RaceLink race={race} isNext={race === next} />
        </li>
      ))}
    </ol>
  );
}

function RaceLink({ race: { id, number, postTime, status }, isNext }: { race: RaceSummary; isNext: boolean }) {
  const { t } = useTranslation('mf-racing');
  return (
    <Link to={raceHref(id)} className={styles.race} data-status={isNext ? 'NEXT' : status}>
      <span className={styles.number}>{number}</span> {formatTime(postTime)}{' '}
      <VisuallyHidden>{isNext ? t('home.nextOfTrack') : t(`status.${status}`)}</VisuallyHidden>
    </Link>
  );
}
