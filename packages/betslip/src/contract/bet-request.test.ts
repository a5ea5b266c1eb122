import { parseTicket, type Ticket } from '@paddock/wagers';
import { describe, expect, test } from 'vitest';
import { type BetRequest, betRequestOf } from './bet-request.ts';

const ticketOf = (line: string): Ticket => {
  const parsed = parseTicket(line);
  if (parsed.kind === 'unreadable') throw new Error(`${line} is no ticket`);
  return parsed.ticket;
};

const requestOf = (line: string, pool = 'TRI'): BetRequest => betRequestOf(7, pool, ticketOf(line));

describe('a ticket as the API takes it', () => {
  test.each<[line: string, pool: string, body: Partial<BetRequest>]>([
    ['DEU-WIN singles 3 stake 50', 'WIN', { leg1: [3], stake: 50 }],
    ['DEU-WIN singles 5,3 stake 50', 'WIN', { leg1: [5, 3], stake: 50 }],
    ['DEU-H2H:H2H_3_7 singles 7 stake 200', 'H2H_3_7', { leg1: [7], stake: 200 }],
  ])('[REQUEST-1] has single horses as the first leg: %s', (line, pool, body) => {
    expect(requestOf(line, pool)).toStrictEqual({ raceId: 7, pool, ...body });
  });

  test('[REQUEST-1] names each single horse once: the contract takes no list that repeats one', () => {
    expect(requestOf('DEU-WIN singles 3,5,3 stake 50', 'WIN').leg1).toEqual([3, 5]);
  });

  test.each([
    'singles ALL',
    'straight 3,1,2',
    'boxed 1,3,5',
    'boxed* 1,3,5',
    'boxed* ALL',
    'bankers 3 with 1,2',
    'bankers* 3@1,7 with X',
    'places 1,2/3/ALL',
    'legs 1,2/3/ALL',
    'system 2,3 of 1/2,3/4',
    'spot 5 with 1,2',
    'spot 5 with -',
  ])('[REQUEST-1] has every other selection in the notation: %s', (selection) => {
    expect(requestOf(`DEU-TRI ${selection} stake 50`)).toStrictEqual({ raceId: 7, pool: 'TRI', selection, stake: 50 });
  });

  test('[REQUEST-2] has flexi, multi and jackpot if the ticket has them, and no other field', () => {
    expect(requestOf('FRA-QNP boxed* 1,2,3,4,5 flexi 50 stake 200', 'QNP')).toStrictEqual({
      raceId: 7,
      pool: 'QNP',
      selection: 'boxed* 1,2,3,4,5',
      stake: 200,
      flexi: 50,
    });
    const ticket: Ticket = {
      wager: 'FRA-MUL',
      selection: { kind: 'boxed', horses: [1, 2, 3, 4, 5], orders: 'one' },
      stake: 300,
      multi: 5,
      jackpot: true,
    };
    expect(betRequestOf(7, 'MUL', ticket)).toStrictEqual({
      raceId: 7,
      pool: 'MUL',
      selection: 'boxed 1,2,3,4,5',
      stake: 300,
      multi: 5,
      jackpot: true,
    });
  });

  test('[REQUEST-2] has the reserves of one race as a list, and those of several leg by leg, empty legs included', () => {
    const ofOne = requestOf('FRA-QNP bankers* 3 with 1,7 reserves 14,2 stake 200', 'QNP');
    expect(ofOne).toStrictEqual({
      raceId: 7,
      pool: 'QNP',
      selection: 'bankers* 3 with 1,7',
      stake: 200,
      reserves: [14, 2],
    });
    const legs = { raceId: 7, pool: 'DD', selection: 'legs 1,2/3', stake: 100 };
    expect(requestOf('SWE-DD legs 1,2/3 reserves 5/6,7 stake 100', 'DD')).toStrictEqual({
      ...legs,
      reservesByLeg: [[5], [6, 7]],
    });
    const ticket = { ...ticketOf('SWE-DD legs 1,2/3 stake 100'), reserves: [[], [6]] };
    expect(betRequestOf(7, 'DD', ticket)).toStrictEqual({ ...legs, reservesByLeg: [[], [6]] });
    expect(betRequestOf(7, 'DD', { ...ticket, reserves: [[]] })).toStrictEqual(legs);
  });

  test('[REQUEST-4] has the races of a multiple, and the legs that are to place', () => {
    const ticket = ticketOf('GBR-MUL3 system 2,3 of 1/2/3 placed 2 stake 100');
    expect(betRequestOf(41, 'MUL3', ticket, [41, 52, 43])).toStrictEqual({
      raceId: 41,
      pool: 'MUL3',
      races: [41, 52, 43],
      selection: 'system 2,3 of 1/2/3',
      placed: [2],
      stake: 100,
    });
  });

  test('[REQUEST-2] has lists of its own, so that no sender changes the ticket', () => {
    const ticket = { ...ticketOf('DEU-WIN singles 3 stake 50'), reserves: [[5]] };
    const request = betRequestOf(7, 'WIN', ticket);
    request.leg1?.push(4);
    request.reserves?.push(6);
    expect([ticket.selection, ticket.reserves]).toEqual([{ kind: 'singles', horses: [3] }, [[5]]]);
  });
});
