import { addDays, type CalendarDate, parseCalendarDate } from '@paddock/i18n';

/** The day of a page, and today, both in the time zone of our customers. */
export interface Day {
  date: CalendarDate;
  today: CalendarDate;
  /**
   * The date for the API. Undefined on a page without a date, so that the edge can preload the
   * read.
   */
  queryDate: CalendarDate | undefined;
}

/**
 * Parses the date of a URL. Undefined if it is not a calendar day.
 * @param daysFromToday the default day
 */
export function parseDay(param: string | undefined, today: CalendarDate, daysFromToday = 0): Day | undefined {
  const date = param === undefined ? addDays(today, daysFromToday) : parseCalendarDate(param);
  if (date === undefined) return undefined;
  return { date, today, queryDate: param === undefined ? undefined : date };
}

/** A tab that leads to a day. */
export interface DayTab {
  date: CalendarDate;
  /** Null: the tab shows the weekday. */
  name: 'yesterday' | 'today' | 'tomorrow' | null;
  /** Whether the page shows this day without a date. */
  isDefault: boolean;
}

/** Yesterday, today and tomorrow. */
export const dayTabs = (today: CalendarDate): DayTab[] => [
  { name: 'yesterday', date: addDays(today, -1), isDefault: false },
  { name: 'today', date: today, isDefault: true },
  { name: 'tomorrow', date: addDays(today, 1), isDefault: false },
];

/** The last seven days, newest first, for pages about past days. */
export const pastDayTabs = (today: CalendarDate): DayTab[] =>
  [-1, -2, -3, -4, -5, -6, -7].map((days) => ({
    name: days === -1 ? 'yesterday' : null,
    date: addDays(today, days),
    isDefault: days === -1,
  }));
