/** A day without a time: `YYYY-MM-DD`, as the API writes it. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 86_400_000;

const midnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (utcMs: number): CalendarDate => new Date(utcMs).toISOString().slice(0, 10);

/** Reads a date parameter of a URL strictly: `2025-02-28`, and nothing that is not a day of the calendar. */
export function parseCalendarDate(text: string | undefined): CalendarDate | undefined {
  if (text === undefined || !SHAPE.test(text)) return undefined;
  const utcMs = midnight(text);
  // Date.parse takes the 30th of February for the 1st of March.
  return !Number.isNaN(utcMs) && dateOf(utcMs) === text ? text : undefined;
}

/** The day that lies so many days after (or, negative, before) another. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOf(midnight(date) + days * DAY_MS);
