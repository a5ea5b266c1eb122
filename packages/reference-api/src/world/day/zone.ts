import { tz, tzOffset } from '@date-fns/tz';
import { addDays as addDaysTo } from 'date-fns/addDays';
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds';

/**
 * Lets date-fns calculate with calendar days, which have no zone: `startOfISOWeek(day, { in: utc
 * })`.
 */
export const utc = tz('UTC');

/** An instant (ms) as the API writes it: `2026-11-21T14:00:00.000Z`. */
export const iso = (instant: number): string => new Date(instant).toISOString();

export const isoOrNull = (instant: number | null): string | null => (instant === null ? null : iso(instant));

/** The calendar day, `YYYY-MM-DD`, that a date has in UTC. */
export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The wall-clock time of a zone at an instant, as if it were UTC. */
const wallClock = (timeZone: string, instant: number): number =>
  instant + minutesToMilliseconds(tzOffset(timeZone, new Date(instant)));

/** The calendar day, `YYYY-MM-DD`, that a zone has at an instant (ms). */
export const dayIn = (timeZone: string, instant: number): string => dayOf(new Date(wallClock(timeZone, instant)));

/** Date and time in a zone at an instant (ms): `2026-11-21 15:00:00`. */
export const wallTimeIn = (timeZone: string, instant: number): string =>
  new Date(wallClock(timeZone, instant)).toISOString().slice(0, 19).replace('T', ' ');

/** The time of day in a zone at an instant (ms), in minutes since midnight. */
export const minutesIn = (timeZone: string, instant: number): number => {
  const wall = new Date(wallClock(timeZone, instant));
  return wall.getUTCHours() * 60 + wall.getUTCMinutes();
};

/**
 * Converts a day and minutes since midnight in a zone to an instant (ms); minutes may exceed 24 h.
 * `TZDate` is not used: it is an hour off where the clocks of the machine change in that hour.
 */
export const instantAt = (timeZone: string, date: string, minutes: number): number => {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minutesToMilliseconds(minutes);
  // Twice: the offset may differ between the guess and the result.
  let instant = wanted - (wallClock(timeZone, wanted) - wanted);
  instant = wanted - (wallClock(timeZone, instant) - instant);
  return instant;
};

/**
 * `days` after a calendar day. Calculates at noon UTC, so that a change of the machine's clocks
 * cannot lead to another day.
 */
export const addDays = (date: string, days: number): string => dayOf(addDaysTo(new Date(`${date}T12:00Z`), days));

/** The instant (ms) that is `days` later by the calendar of a zone, at the same time of its day. */
export const daysAfter = (timeZone: string, instant: number, days: number): number =>
  instantAt(timeZone, addDays(dayIn(timeZone, instant), days), minutesIn(timeZone, instant)) +
  (instant % minutesToMilliseconds(1));
