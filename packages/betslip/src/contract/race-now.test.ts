import { describe, expect, test } from 'vitest';
import { raceNowOf } from './race-now.ts';

const runner = (startNr: number, betNumber = startNr, status: string | null = null) => ({ startNr, betNumber, status });

describe('a race as the API shows it', () => {
  test('[REQUEST-3] has the numbers that a bet may name: an entry runs while one of its runners does', () => {
    const odds = [{ startNr: 1, odds: 250, max: 310 }];
    const pool = { name: 'fixWIN', status: 'OPEN', reason: null, closesAt: '2026-11-21T12:20:00Z', odds } as const;
    const race = raceNowOf({
      id: 7,
      date: '2026-11-21',
      status: 'OPEN',
      postTime: '2026-11-21T12:20:00Z',
      isHandicap: false,
      runners: [
        runner(1, 1, 'NON_RUNNER'),
        runner(2, 1),
        runner(3, 2),
        runner(4, 3, 'NON_RUNNER'),
        runner(5, 4, 'NON_RUNNER'),
        runner(6, 4, 'NON_RUNNER'),
        runner(101),
      ],
      pools: [pool],
    });
    expect(race).toEqual({
      id: 7,
      date: '2026-11-21',
      status: 'OPEN',
      off: '2026-11-21T12:20:00Z',
      field: { starters: [1, 2], nonRunners: [3, 4] },
      pools: [pool],
    });
  });

  test('[REQUEST-5] is a handicap if its conditions make it one', () => {
    const race = { id: 7, date: '2026-11-21', status: 'OPEN', postTime: '2026-11-21T12:20:00Z' } as const;
    const none = { runners: [], pools: [] };
    expect(raceNowOf({ ...race, ...none, isHandicap: true }).field.handicap).toBe(true);
    expect(raceNowOf({ ...race, ...none, isHandicap: false }).field.handicap).toBeUndefined();
  });
});
