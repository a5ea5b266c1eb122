import { type CalendarDate, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';

/** Second spec §9. */
const DAYS_PER_WEEK = 7;
/** Second spec §9. Always six weeks, so that nothing moves from month to month. */
export const WEEKS_SHOWN = 6;
/** Number of months whose disabled days are cached (second spec §9). */
const MONTH_CACHE = 12;
/** Number of cached pages of 7 × 6 days (second spec §9). */
const PAGE_CACHE = 5;

/** Limits of a swipe, in milliseconds and pixels (second spec §9). */
const SWIPE = { maxTime: 300, minHorizontal: 60, maxVertical: 80 } as const;

/** From touch start to touch end, in pixels and milliseconds. */
export interface Stroke {
  x: number;
  y: number;
  time: number;
}

/**
 * The page that a stroke turns to: a stroke to the left opens the next page. `null` if it is no
 * swipe.
 */
export function swipeOf({ x, y, time }: Stroke): 'next' | 'previous' | null {
  const isSwipe = time <= SWIPE.maxTime && Math.abs(x) >= SWIPE.minHorizontal && Math.abs(y) <= SWIPE.maxVertical;
  if (!isSwipe) return null;
  return x < 0 ? 'next' : 'previous';
}

/** Caches the results of `make` for the `size` most recently used keys. */
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

/** Parses `YYYY-MM-DD`; `null` for a text that is not a calendar day. */
export function readDay(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The weeks on one page. */
export type CalendarPage = readonly (readonly CalendarDate[])[];

export interface CalendarPages {
  /** The 6 weeks around the month of `day`, with days of the neighbouring months. */
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
 * Pages and disabled days of a calendar, cached.
 * @param locale decides the first weekday
 * @param isDateDisabled called for all days of a month at once; twelve months are cached
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
