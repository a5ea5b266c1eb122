import { describe, expect, test } from 'vitest';
import { priceOf } from '../pricing/price-of.ts';
import type { SlipTicket } from '../slip.ts';
import { nowOf, pool, raceNow, slipTicket, ticketRace } from '../testing/tickets.ts';
import { combinableIn, multipleOf } from './combine.ts';

const odds = [2, 5].map((startNr) => ({ startNr, odds: 100 * startNr, max: null }));
const races = [1, 2, 3].map((id) => raceNow({ id, pools: [pool('WIN', { odds }), pool('PLC', { odds })] }));
const now = nowOf(...races);

const single = (race: number, pools: 'WIN' | 'PLC' = 'WIN', horses = '2', country = 'GBR'): SlipTicket => ({
  ...slipTicket(`${country}-${pools} singles ${horses} stake 100`),
  id: `${country}${race}${pools}`,
  races: [{ ...ticketRace(race, country), off: `2026-11-21T1${5 - race}:00:00Z` }],
});

describe('single horses in different races', () => {
  test('[COMBINE-1] can be one bet, in the order of their offs, where their country sells it', () => {
    const tickets = [single(1), single(3, 'PLC', '2,5'), single(2)];
    const [found, ...more] = combinableIn(tickets, now);
    expect(more).toEqual([]);
    expect(found?.type.id).toBe('GBR-MUL3');
    expect(found?.tickets.map(({ id }) => id)).toEqual(['GBR3PLC', 'GBR2WIN', 'GBR1WIN']);
    expect(combinableIn([single(1, 'WIN', '2', 'DEU'), single(2, 'WIN', '2', 'DEU')], now)).toEqual([]);
  });

  test('[COMBINE-2] cannot while two of them are in one race, or only one is', () => {
    expect(combinableIn([single(1), single(1, 'PLC'), single(2)], now)).toEqual([]);
    expect(combinableIn([single(1)], now)).toEqual([]);
    expect(combinableIn([single(1), { ...single(2), draft: { ...single(2).draft, marks: {} } }], now)).toEqual([]);
    expect(combinableIn([single(1), slipTicket('GBR-WIN singles ALL stake 100')], now)).toEqual([]);
  });

  test('[COMBINE-3] give a multiple over all of them, whose horses win or place as they did', () => {
    const [found] = combinableIn([single(1), single(3, 'PLC', '2,5'), single(2)], now);
    const ticket = found && multipleOf(found, { id: 'm', stake: 10 });
    if (!ticket) throw new Error('no multiple');
    expect(ticket).toMatchObject({ id: 'm', pool: 'MUL3', wager: 'GBR-MUL3', stake: 10, seen: null });
    const { price, problems, chosenRaces, odds: agreed } = priceOf(ticket, now);
    expect({ price, problems, chosenRaces }).toEqual({ price: 20, problems: [], chosenRaces: [3, 2, 1] });
    expect(agreed.map((each) => `${each.leg} ${each.pool} ${each.startNr}`)).toEqual([
      '1 PLC 2',
      '1 PLC 5',
      '2 WIN 2',
      '3 WIN 2',
    ]);
  });
});
