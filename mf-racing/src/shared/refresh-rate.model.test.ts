import { expect, test } from 'vitest';
import { refreshRate } from './refresh-rate.model.ts';

const OFF = '2026-11-21T12:00:00Z';
const before = (minutes: number) => Date.parse(OFF) - minutes * 60_000;
const open = { status: 'OPEN', postTime: OFF } as const;

test.each([
  [60, 'long'],
  [10.1, 'long'],
  [10, 'medium'],
  [2.1, 'medium'],
  [2, 'short'],
  [0.5, 'short'],
  [-3, 'short'],
] as const)('[CARD-19] %d minutes before the off an open race is refreshed at the rate %s', (minutes, rate) => {
  expect(refreshRate(open, before(minutes))).toBe(rate);
});

test('[CARD-20] [CARD-21] the rate is long once a race is off; a settled race is not refreshed', () => {
  expect(refreshRate({ ...open, status: 'CLOSED' }, before(0))).toBe('long');
  expect(refreshRate({ ...open, status: 'FINISHED' }, before(-10))).toBe('long');
  expect(refreshRate({ ...open, status: 'OFFICIAL' }, before(-10))).toBeNull();
  expect(refreshRate({ ...open, status: 'CANCELLED' }, before(1))).toBeNull();
});
