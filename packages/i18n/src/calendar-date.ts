import { addDays as addDaysTo } from 'date-fns/addDays';

/** A day without a time: `YYYY-MM-DD`, as the API writes it. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

// date-fns calculates in the machine's zone. From noon UTC, a clock change never reaches another
// day.
const noon = (date: CalendarDate): Date => new Date(`${date}T12:00Z`);
const dateOf = (at: Date): CalendarDate => at.toISOString().slice(0, 10);

/**
 * Reads a date parameter of a URL strictly: `2025-02-28`. Undefined for any text that is not a day
 * of the calendar.
 */
export function parseCalendarDate(text: string | undefined): CalendarDate | undefined {
  if (text === undefined || !SHAPE.test(text)) return undefined;
  const at = noon(text);
  // `Date` reads the 30th of February as the 1st of March.
  return !Number.isNaN(at.getTime()) && dateOf(at) === text ? text : undefined;
}

/** The day this many days after another; before it if `days` is negative. */
export const addDays = (date: CalendarDate, days: number): CalendarDate => dateOf(addDaysTo(noon(date), days));
