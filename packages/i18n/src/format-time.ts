import type { CalendarDate } from './calendar-date.ts';
import { timeFormatter } from './formatters.ts';
import type { Locale } from './locale.ts';

/** A point in time: an ISO instant (`2025-11-05T13:05:00Z`), or milliseconds since 1970 as a clock gives them. */
export type Instant = string | number;

/** Where our customers are. A race abroad is shown in this zone too, with the zone said (`formatZone`). */
export const HOME_ZONE = 'Europe/Berlin';

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A calendar date for eyes, in both languages: `DD.MM.YYYY` (core §9). */
export const formatDate = (date: CalendarDate): string => date.split('-').reverse().join('.');

/** Day and month for eyes, where the year goes without saying: `DD.MM.` */
export const formatDayMonth = (date: CalendarDate): string => formatDate(date).slice(0, 'DD.MM.'.length);

/** A calendar date for the betting register: `DD-MM-YYYY` (core §9). */
export const registerDate = (date: CalendarDate): string => date.split('-').reverse().join('-');

/** The day of the week, short: `Mi`, `Wed`. */
export const formatWeekday = (date: CalendarDate, locale: Locale): string =>
  timeFormatter(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const MINUTES = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** `HH:mm`, 00 to 23 hours (core §9), in both languages. */
export const formatTime = (instant: Instant, zone: string = HOME_ZONE): string =>
  timeFormatter('de', { ...MINUTES, timeZone: zone }).format(new Date(instant));

/** `HH:mm:ss`, where minutes are too coarse: the age of odds shortly before the off. */
export const formatTimeWithSeconds = (instant: Instant, zone: string = HOME_ZONE): string =>
  timeFormatter('de', { ...MINUTES, second: '2-digit', timeZone: zone }).format(new Date(instant));

/** The day that a clock in that zone shows, as the API writes it: `YYYY-MM-DD`. */
export const apiDate = (instant: Instant, zone: string = HOME_ZONE): CalendarDate =>
  timeFormatter('de', { ...DAY, timeZone: zone })
    .format(new Date(instant))
    .split('.')
    .reverse()
    .join('-');

/** `DD.MM.YYYY HH:mm`. */
export const formatDateTime = (instant: Instant, zone: string = HOME_ZONE): string =>
  `${formatDate(apiDate(instant, zone))} ${formatTime(instant, zone)}`;

/** The name of the zone at that instant, to say it beside a race abroad: `MEZ`, `CEST`. */
export const formatZone = (instant: Instant, locale: Locale, zone: string = HOME_ZONE): string =>
  timeFormatter(locale, { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;

/** The time of something that happens in a zone, for customers at home. */
export interface TimeAbroad {
  /** `HH:mm` on our customers' clocks. */
  time: string;
  /** The name of our customers' zone (`MEZ`), to be said with the time; null for what happens in that zone. */
  zone: string | null;
  /** The time there with its zone: `08:05 GMT-5`; null where clocks show our time. */
  there: string | null;
}

/** The time for eyes of something that happens in `timeZone` (IANA): a race abroad says its zone, and the time at the track. */
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
