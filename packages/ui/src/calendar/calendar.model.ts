import { type CalendarDate, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';

/** Second spec §9. */
export const DAYS_PER_WEEK = 7;
/** Second spec §9: always as many, so that nothing moves from month to month. */
export const WEEKS_SHOWN = 6;
/** Months whose disabled days are remembered (second spec §9). */
export const MONTH_CACHE = 12;
/** Pages of 7 × 6 days that are remembered (second spec §9). */
export const PAGE_CACHE = 5;

/** What is a swipe: milliseconds, and pixels (second spec §9). */
export const SWIPE = { maxTime: 300, minHorizontal: 60, maxVertical: 80 } as const;

/** From where a finger was put down to where it was lifted: pixels, and milliseconds. */
export interface Stroke {
  x: number;
  y: number;
  time: number;
}

/** The page that a stroke turns to: leftwards to the next, as with paper. `null` when it was no swipe. */
export function swipeOf({ x, y, time }: Stroke): 'next' | 'previous' | null {
  const isSwipe = time <= SWIPE.maxTime && Math.abs(x) >= SWIPE.minHorizontal && Math.abs(y) <= SWIPE.maxVertical;
  if (!isSwipe) return null;
  return x < 0 ? 'next' : 'previous';
}

/** Remembers what `make` made for the `size` keys that were asked for last. */
export function createCache<T>(size: number, make: (key: string) => T): (key: string) => T {
  const known = new Map<string, { value: T }>();
  return (key) => {
    const entry = known.get(key) ?? { value: make(key) };
    known.delete(key);
    known.set(key, entry);
    const [oldest] = known.keys();
    if (known.size > size && oldest !== undefined) known.delete(oldest);
    return entry.value;
  };
}

/** Reads `YYYY-MM-DD`; `null` when it is no day of the calendar. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The weeks that a page shows. */
export type CalendarPage = readonly (readonly CalendarDate[])[];

export interface CalendarPages {
  /** The 6 weeks of the month that `day` is in, with days of its neighbours before and after. */
  pageOf(day: CalendarDate): CalendarPage;
  isDisabled(day: CalendarDate): boolean;
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const layOutPage = (month: CalendarDate, locale: string): CalendarPage => {
  const first = startOfWeek(month, locale);
  return times(WEEKS_SHOWN, (week) =>
    times(DAYS_PER_WEEK, (weekday) => first.add({ days: week * DAYS_PER_WEEK + weekday })),
  );
};

const disabledDaysOf = (month: CalendarDate, isDateDisabled: (day: string) => boolean): ReadonlySet<string> =>
  new Set(
    times(month.calendar.getDaysInMonth(month), (days) => month.add({ days }).toString()).filter((day) =>
      isDateDisabled(day),
    ),
  );

/**
 * Pages and disabled days of a calendar. `locale` decides which weekday comes first; `isDateDisabled` is asked about a whole
 * month at once, and again only when twelve others were looked at.
 */
export function createCalendarPages(locale: string, isDateDisabled?: (day: string) => boolean): CalendarPages {
  const page = createCache(PAGE_CACHE, (month) => layOutPage(parseDate(month), locale));
  const disabled = createCache(MONTH_CACHE, (month) =>
    isDateDisabled ? disabledDaysOf(parseDate(month), isDateDisabled) : new Set<string>(),
  );
  const monthOf = (day: CalendarDate) => startOfMonth(day).toString();
  return {
    pageOf: (day) => page(monthOf(day)),
    isDisabled: (day) => disabled(monthOf(day)).has(day.toString()),
  };
}
