import { describe, expect, test } from 'vitest';
import { type FreezeWindow, openWindow, parseWindow } from './freeze-window.ts';

const berlin = (from: string, to: string): FreezeWindow => ({ name: 'derby', from, to, zone: 'Europe/Berlin' });
/** The end of the window if it is open at this instant, else `null`. */
const until = (window: FreezeWindow, at: string) =>
  openWindow([window], Date.parse(at))?.until.toISOString().replace('.000', '') ?? null;

/**
 * In Berlin, clocks go from 02:00 to 03:00 on 2026-03-29, and from 03:00 to 02:00 on 2026-10-25,
 * both at 01:00 UTC.
 */
describe('a window of each week', () => {
  const saturday = berlin('sat 13:00', 'sat 18:00');

  test.each([
    ['2026-06-06T10:59:59Z', null],
    ['2026-06-06T11:00:00Z', '2026-06-06T16:00:00Z'],
    ['2026-06-06T15:59:59Z', '2026-06-06T16:00:00Z'],
    ['2026-06-06T16:00:00Z', null],
    ['2026-06-05T12:00:00Z', null],
    // One hour later by UTC in winter.
    ['2026-01-10T11:30:00Z', null],
    ['2026-01-10T12:00:00Z', '2026-01-10T17:00:00Z'],
  ])('[CALM-1] is open by the clocks of its zone: %s', (at, end) => {
    expect(until(saturday, at)).toBe(end);
  });

  test.each([
    [berlin('sun 13:00', 'sun 18:00'), '2026-03-22T12:00:00Z', '2026-03-22T17:00:00Z'],
    [berlin('sun 13:00', 'sun 18:00'), '2026-03-29T11:00:00Z', '2026-03-29T16:00:00Z'],
    [berlin('sun 13:00', 'sun 18:00'), '2026-10-25T12:00:00Z', '2026-10-25T17:00:00Z'],
    // A window across the change is an hour shorter or longer.
    [berlin('sat 22:00', 'mon 06:00'), '2026-03-28T21:00:00Z', '2026-03-30T04:00:00Z'],
    [berlin('sat 22:00', 'mon 06:00'), '2026-10-26T04:59:59Z', '2026-10-26T05:00:00Z'],
    // 02:30 does not exist: the window begins earlier.
    [berlin('sun 02:30', 'sun 03:30'), '2026-03-29T00:30:00Z', '2026-03-29T01:30:00Z'],
    // 02:30 exists twice: a window begins with the first and ends with the second.
    [berlin('sun 01:00', 'sun 02:30'), '2026-10-25T01:29:59Z', '2026-10-25T01:30:00Z'],
    [berlin('sun 02:30', 'sun 04:00'), '2026-10-25T00:30:00Z', '2026-10-25T03:00:00Z'],
  ])('[CALM-2] when clocks change: %j at %s', (window, at, end) => {
    expect(until(window, at)).toBe(end);
    expect(until(window, end)).toBeNull();
  });

  test('[CALM-1] may go over the end of the week, and several count', () => {
    const weekend = berlin('fri 18:00', 'mon 08:00');
    expect(until(weekend, '2026-06-08T05:59:59Z')).toBe('2026-06-08T06:00:00Z');
    expect(until(weekend, '2026-06-08T06:00:00Z')).toBeNull();
    expect(until(weekend, '2026-06-05T16:00:00Z')).toBe('2026-06-08T06:00:00Z');
    expect(openWindow([saturday, weekend], Date.parse('2026-06-06T12:00:00Z'))?.window).toBe(weekend);
    expect(openWindow(undefined, 0)).toBeNull();
  });
});

test('[CALM-1] one with dates is open once', () => {
  const christmas = berlin('2026-12-24 00:00', '2026-12-27 00:00');
  expect(until(christmas, '2026-12-23T22:59:59Z')).toBeNull();
  expect(until(christmas, '2026-12-23T23:00:00Z')).toBe('2026-12-26T23:00:00Z');
  expect(until(christmas, '2027-12-25T12:00:00Z')).toBeNull();
});

test.each([
  [{ from: 'sat 13:00', to: 'sat 13:00' }, 'is no time'],
  [{ from: 'sat 13:00', to: '2026-12-27 00:00' }, 'is no time'],
  [{ from: '2026-12-27 00:00', to: '2026-12-24 00:00' }, 'is no time'],
  [{ from: 'sat 25:00', to: 'sat 26:00' }, 'is no time'],
  [{ from: '2026-13-01 00:00', to: '2026-14-01 00:00' }, 'is no time'],
  [{ zone: 'Europe/Berlim' }, 'is no time zone'],
  [{ name: 'The Derby' }, 'is no name'],
])('[CALM-3] %j is refused', (change, message) => {
  const window = { ...berlin('sat 13:00', 'sat 18:00'), ...change };
  expect(() => parseWindow(window, '')).toThrow(message);
});
