import type { Race } from '@paddock/api';
import { expect, test } from 'vitest';
import { betHorsesOf } from './bet-horses.model.ts';

const runner = (startNr: number, betNumber: number, name: string, status: 'NON_RUNNER' | null = null) =>
  ({ startNr, betNumber, horse: { id: startNr, name }, status }) as Race['runners'][number];

test('[POOLS-21] an entry is one number with the names of its runners, and runs while one of them does', () => {
  const horses = (...runners: Race['runners']) =>
    betHorsesOf({ runners }).map(({ startNr, name, runs }) => [startNr, name, runs]);
  const alone = runner(3, 3, 'Abendrot');
  expect(horses(runner(1, 1, 'Blitz', 'NON_RUNNER'), runner(2, 1, 'Donner'), alone)).toEqual([
    [1, 'Blitz / Donner', true],
    [3, 'Abendrot', true],
  ]);
  expect(horses(runner(1, 1, 'Blitz', 'NON_RUNNER'), runner(2, 1, 'Donner', 'NON_RUNNER'))).toEqual([
    [1, 'Blitz / Donner', false],
  ]);
});
