// @vitest-environment node
import { CalendarDate, getDayOfWeek, parseDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createCache, createCalendarPages, readDay, swipeOf } from './calendar.model.ts';

const days = fc
  .record({ year: fc.integer({ min: 1900, max: 2100 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => new CalendarDate(year, month, 15));

describe('[CALENDAR-1] [CALENDAR-2] a page of the calendar', () => {
  test.each([
    ['de-DE', 'Monday'],
    ['en-GB', 'Monday'],
    ['en-US', 'Sunday'],
  ])('has 7 × 6 days in a row, holds its whole month and begins by the habit of %s on a %s', (locale) => {
    fc.assert(
      fc.property(days, (day) => {
        const weeks = createCalendarPages(locale).pageOf(day);
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
        const shown = weeks.flat();
        const [first] = shown;
        if (!first) throw new Error('an empty page');
        expect(getDayOfWeek(first, locale)).toBe(0);
        expect(shown.map(String)).toEqual(shown.map((_, at) => first.add({ days: at }).toString()));
        const month = shown.filter((one) => one.month === day.month && one.year === day.year);
        expect(month).toHaveLength(day.calendar.getDaysInMonth(day));
      }),
    );
  });

  test('begins on Monday, 27 October for November 2025 in German, on Sunday in American English', () => {
    const november = parseDate('2025-11-06');
    expect(String(createCalendarPages('de-DE').pageOf(november)[0]?.[0])).toBe('2025-10-27');
    expect(String(createCalendarPages('en-US').pageOf(november)[0]?.[0])).toBe('2025-10-26');
  });
});

describe('[CALENDAR-4] [CALENDAR-5] what was looked at is remembered', () => {
  test('a cache answers as what it stands before, and keeps no more than its size, the newest', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 60 }),
        (size, keys) => {
          const made: string[] = [];
          const cached = createCache(size, (key) => {
            made.push(key);
            return key.toUpperCase();
          });
          for (const [at, key] of keys.entries()) {
            const before = made.length;
            expect(cached(key)).toBe(key.toUpperCase());
            const recent = [...new Set(keys.slice(0, at).reverse())].slice(0, size);
            expect(made.length === before).toBe(recent.includes(key));
          }
        },
      ),
    );
  });

  test('pages of five months, disabled days of twelve', () => {
    const isDateDisabled = vi.fn((day: string) => day.endsWith('-24'));
    const pages = createCalendarPages('de-DE', isDateDisabled);
    const month = (at: number) => new CalendarDate(2025, 1, 1).add({ months: at });
    const first = pages.pageOf(month(0));
    for (let at = 1; at <= 4; at += 1) pages.pageOf(month(at));
    expect(pages.pageOf(month(0))).toBe(first);
    for (let at = 1; at <= 5; at += 1) pages.pageOf(month(at));
    expect(pages.pageOf(month(0))).not.toBe(first);

    const asks = () => isDateDisabled.mock.calls.length;
    for (let at = 0; at < 12; at += 1) expect(pages.isDisabled(month(at).set({ day: 24 }))).toBe(true);
    const year = asks();
    expect(year).toBe(365);
    expect(pages.isDisabled(month(0).set({ day: 23 }))).toBe(false);
    expect(asks()).toBe(year);
    pages.isDisabled(month(12));
    pages.isDisabled(month(1));
    expect(asks()).toBe(year + 31 + 28);
  });
});

describe('[CALENDAR-6] a swipe', () => {
  test.each([
    ['leftwards turns to the next month', { x: -60, y: 80, time: 300 }, 'next'],
    ['rightwards turns to the previous month', { x: 60, y: -80, time: 300 }, 'previous'],
    ['of less than 60 px is none', { x: -59, y: 0, time: 100 }, null],
    ['more than 80 px up or down is none', { x: -200, y: 81, time: 100 }, null],
    ['of more than 300 ms is none', { x: -200, y: 0, time: 301 }, null],
  ] as const)('%s', (_, stroke, turn) => {
    expect(swipeOf(stroke)).toBe(turn);
  });

  test('goes back as far as it went', () => {
    const opposite = { next: 'previous', previous: 'next' } as const;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(600), (x, y, time) => {
        const turn = swipeOf({ x, y, time });
        expect(swipeOf({ x: -x, y, time })).toBe(turn && opposite[turn]);
      }),
    );
  });
});

test('[CALENDAR-10] any text is either a day of the calendar or none, never a failure', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('2025-02-29', '2024-02-29', '2025-11-06', '')), (text) => {
      const day = readDay(text);
      if (day) expect(day.toString()).toBe(text);
    }),
  );
  expect(readDay('2025-02-29')).toBeNull();
  expect(String(readDay('2024-02-29'))).toBe('2024-02-29');
});
