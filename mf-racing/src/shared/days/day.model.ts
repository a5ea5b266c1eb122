import { addDays, apiDate, type CalendarDate, type Instant, parseCalendarDate } from '@paddock/i18n';

/** The day of a page, and today, both as our customers' clocks show them. */
export interface Day {
  date: CalendarDate;
  today: CalendarDate;
  /** The date for the API. Undefined on a page without a date, so that the edge can preload the read. */
  queryDate: CalendarDate | undefined;
}

/**
 * Reads the date of a URL. Returns undefined for what is not a day of the calendar.
 * @param daysFromToday which day no date means; today unless told
 */
export function parseDay(param: string | undefined, now: Instant, daysFromToday = 0): Day | undefined {
  const today = apiDate(now);
  const date = param === undefined ? addDays(today, daysFromToday) : parseCalendarDate(param);
  if (date === undefined) return undefined;
  return { date, today, queryDate: param === undefined ? undefined : date };
}

/** A day that a page leads to. */
export interface DayTab {
  date: CalendarDate;
  /** A day of the week has its own name where it has no other. */
  name: 'yesterday' | 'today' | 'tomorrow' | null;
  /** What the page shows without a date. */
  isDefault: boolean;
}

/** The days one tab away from today. */
export const dayTabs = (today: CalendarDate): DayTab[] => [
  { name: 'yesterday', date: addDays(today, -1), isDefault: false },
  { name: 'today', date: today, isDefault: true },
  { name: 'tomorrow', date: addDays(today, 1), isDefault: false },
];

/** The days of the last week, the newest first: of what is over. */
export const pastDayTabs = (today: CalendarDate): DayTab[] =>
  [-1, -2, -3, -4, -5, -6, -7].map((days) => ({
    name: days === -1 ? 'yesterday' : null,
    date: addDays(today, days),
    isDefault: days === -1,
  }));
