import type { CalendarDate } from './calendar-date.ts';
import { REGION } from './format-number.ts';
import type { Locale } from './locale.ts';

/** A point in time: an ISO instant (`2025-11-05T13:05:00Z`), or milliseconds since 1970 as a clock gives them. */
export type Instant = string | number;

/** Where our customers are. A race abroad is shown in this zone too, with the zone said (`formatZone`). */
export const HOME_ZONE = 'Europe/Berlin';

// Building a formatter costs about a hundred times one use of it.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(region: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = region + JSON.stringify(options);
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(region, options);
  formatters.set(key, found);
  return found;
}

const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** A calendar date for eyes, in both languages: `DD.MM.YYYY` (core §9). */
export const formatDate = (date: CalendarDate): string => date.split('-').reverse().join('.');

/** A calendar date for the betting register: `DD-MM-YYYY` (core §9). */
export const registerDate = (date: CalendarDate): string => date.split('-').reverse().join('-');

/** The day of the week, short: `Mi`, `Wed`. */
export const formatWeekday = (date: CalendarDate, locale: Locale): string =>
  formatter(REGION[locale], { weekday: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

/** `HH:mm`, 00 to 23 hours (core §9). */
export const formatTime = (instant: Instant, zone: string = HOME_ZONE): string =>
  formatter('de-DE', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone }).format(
    new Date(instant),
  );

/** The day that a clock in that zone shows, as the API writes it: `YYYY-MM-DD`. */
export const apiDate = (instant: Instant, zone: string = HOME_ZONE): CalendarDate =>
  formatter('de-DE', { ...DAY, timeZone: zone })
    .format(new Date(instant))
    .split('.')
    .reverse()
    .join('-');

/** `DD.MM.YYYY HH:mm`. */
export const formatDateTime = (instant: Instant, zone: string = HOME_ZONE): string =>
  `${formatDate(apiDate(instant, zone))} ${formatTime(instant, zone)}`;

/** The name of the zone at that instant, to say it beside a race abroad: `MEZ`, `CEST`. */
export const formatZone = (instant: Instant, locale: Locale, zone: string = HOME_ZONE): string =>
  formatter(REGION[locale], { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(new Date(instant))
    .find((part) => part.type === 'timeZoneName')?.value ?? zone;
