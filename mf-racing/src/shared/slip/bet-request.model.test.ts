import { parseTicket } from '@paddock/wagers';
import { describe, expect, test } from 'vitest';
import { betRequestOf } from './bet-request.model.ts';

const requestOf = (line: string, races: readonly [number, ...number[]], chosenRaces: readonly number[] = []) => {
  const parsed = parseTicket(line);
  if (parsed.kind === 'unreadable') throw new Error(line);
  const pool = line.replace(/^[A-Z]+-(\w+).*$/, '$1');
  return betRequestOf({ raceId: races[0], pool, chosenRaces }, parsed.ticket);
};

describe('BETREQUEST-1 a ticket is sent as the API takes it', () => {
  test('of one race, and of a pool over several', () => {
    expect(requestOf('DEU-WIN singles 3,7 stake 200', [41])).toEqual({
      raceId: 41,
      pool: 'WIN',
      leg1: [3, 7],
      stake: 200,
    });
    expect(requestOf('SWE-DD legs 1/2 reserves 3/- stake 100', [41, 42])).toEqual({
      raceId: 41,
      pool: 'DD',
      selection: 'legs 1/2',
      reservesByLeg: [[3], []],
      stake: 100,
    });
  });

  test('of a multiple, with its races and the legs to place', () => {
    expect(requestOf('GBR-MUL3 system 2,3 of 1/2/3 placed 2 stake 100', [41, 52, 43], [41, 52, 43])).toEqual({
      raceId: 41,
      pool: 'MUL3',
      races: [41, 52, 43],
      selection: 'system 2,3 of 1/2/3',
      placed: [2],
      stake: 100,
    });
  });
});
