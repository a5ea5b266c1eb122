import { expect, test } from 'vitest';
import { refreshInterval } from './refresh-interval.model.ts';

const OFF = '2026-11-21T12:00:00Z';
const before = (minutes: number) => Date.parse(OFF) - minutes * 60_000;
const open = { status: 'OPEN', postTime: OFF } as const;

test.each([
  [60, 45_000],
  [11, 45_000],
  [10, 15_000],
  [3, 15_000],
  [2, 5_000],
  [0.5, 5_000],
  [-3, 5_000],
])('RACE-15 %d minutes before the off an open race is asked for after %d ms', (minutes, wait) => {
  expect(refreshInterval(open, before(minutes))).toBe(wait);
});

test('RACE-15 no wait runs past the minute from which a shorter one holds', () => {
  expect(refreshInterval(open, before(10.5))).toBe(30_000);
  expect(refreshInterval(open, before(2.2))).toBe(12_000);
});

test('RACE-15 once a race is off it is asked for every 45 s, once it is settled never again', () => {
  expect(refreshInterval({ ...open, status: 'CLOSED' }, before(0))).toBe(45_000);
  expect(refreshInterval({ ...open, status: 'FINISHED' }, before(-10))).toBe(45_000);
  expect(refreshInterval({ ...open, status: 'OFFICIAL' }, before(-10))).toBe(false);
  expect(refreshInterval({ ...open, status: 'CANCELLED' }, before(1))).toBe(false);
});
