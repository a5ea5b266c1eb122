import type { CalendarDate } from './calendar-date.ts';
import { timeFormatters } from './formatters.ts';
import type { Locale } from './locale.ts';

/** A point in time: an ISO instant (`2025-11-05T13:05:00Z`), or milliseconds since 1970. */
export type Instant = string | number;

/**
 * The zone of our customers. A race abroad is shown in this zone too, with its name (`formatZone`).
 */
export const HOME_ZONE = 'Europe/Berlin';

const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const dayOf = timeFormatters({ day: '2-digit', month: '2-digit', year: 'numeric' });
const weekdayOf = timeFormatters({ weekday: 'short' });
const timeOf = timeFormatters(MINUTES);
const timeWithSecondsOf = timeFormatters({ ...MINUTES, second: '2-digit' });
const zoneOf = timeFormatters({ timeZoneName: 'short' });

/** A calendar date on screen, in both languages: `DD.MM.YYYY` (core §9). */
export const formatDate = (date: CalendarDate): string => date.split('-').reverse().join('.');

/** Day and month on screen, if the year is obvious: `DD.MM.` */
export const formatDayMonth = (date: CalendarDate): string => formatDate(date).slice(0, 'DD.MM.'.length);

/** A calendar date for the betting register: `DD-MM-YYYY` (core §9). */
export const registerDate = (date: CalendarDate): string => date.split('-').reverse().join('-');

/** The day of the week, short: `Mi`, `Wed`. */
export const formatWeekday = (date: CalendarDate, locale: Locale): string =>
  weekdayOf(locale, 'UTC').format(new Date(`${date}T00:00:00Z`));

/** `HH:mm`, 00 to 23 hours (core §9), in both languages. */
export const formatTime = (instant: Instant, zone: string = HOME_ZONE): string =>
  timeOf('de', zone).format(new Date(instant));

/** `HH:mm:ss`, for times that need seconds: the age of odds shortly before the off. */
export const formatTimeWithSeconds = (instant: Instant, zone: string = HOME_ZONE): string =>
  timeWithSecondsOf('de', zone).format(new Date(instant));

/** The calendar day in that zone, in the API's form: `YYYY-MM-DD`. */
export const apiDate = (instant: Instant, zone: string = HOME_ZONE): CalendarDate =>
  dayOf('de', zone).format(new Date(instant)).split('.').reverse().join('-');

/** `DD.MM.YYYY HH:mm`. */
export const formatDateTime = (instant: Instant, zone: string = HOME_ZONE): string =>
  `${formatDate(apiDate(instant, zone))} ${formatTime(instant, zone)}`;

/**
 * The name of the zone at that instant: `MEZ`, `CEST`. It is shown beside the time of a race
 * abroad.
 */
export const formatZone = (instant: Instant, locale: Locale, zone: string = HOME_ZONE): string =>
  zoneOf(locale, zone)
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** The time of an event in another zone, for customers at home. */
export interface TimeAbroad {
  /** `HH:mm` on our customers' clocks. */
  time: string;
  /**
   * The name of our customers' zone (`MEZ`), to be shown with the time. Null: the event is in that
   * zone.
   */
  zone: string | null;
  /** The time there with its zone: `08:05 GMT-5`. Null: clocks there show our time. */
  there: string | null;
}

/**
 * The time of an event in `timeZone` (IANA) on screen. A race abroad has its zone and the time at
 * the track.
 */
export function describeTime(instant: Instant, timeZone: string, locale: Locale): TimeAbroad {
  const time = formatTime(instant);
  if (timeZone === HOME_ZONE) return { time, zone: null, there: null };
  const there = formatTime(instant, timeZone);
  return {
    time,
    zone: formatZone(instant, locale),
    there: there === time ? null : `${there} ${formatZone(instant, locale, timeZone)}`,
  };
}
