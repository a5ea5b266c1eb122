import { addDays, apiDate, type CalendarDate, type Instant, parseCalendarDate } from '@paddock/i18n';

/** The day of a page, and today, both as our customers' clocks show them. */
export interface Day {
  date: CalendarDate;
  today: CalendarDate;
  /** What the API is asked with: nothing on today's own page, so that the edge can have asked already. */
  asked: CalendarDate | undefined;
}

/** Reads the date of a URL; no date means today. Returns undefined for what is not a day of the calendar. */
export function parseDay(param: string | undefined, now: Instant): Day | undefined {
  const today = apiDate(now);
  const date = param === undefined ? today : parseCalendarDate(param);
  if (date === undefined) return undefined;
  return { date, today, asked: param === undefined ? undefined : date };
}

/** The days one tab away from today. */
export const dayTabs = (today: CalendarDate) => [
  { name: 'yesterday' as const, date: addDays(today, -1), isToday: false },
  { name: 'today' as const, date: today, isToday: true },
  { name: 'tomorrow' as const, date: addDays(today, 1), isToday: false },
];
