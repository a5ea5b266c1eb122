import { type Horses, priceTicket, selectionsSold, type WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { describe, expect, test } from 'vitest';
import { columnsOf, emptySlip, fitSlip, mark, racesOf, reserveColumnsOf, type Slip, ticketOf } from './slip.model.ts';

const startOf = (type: WagerType, part: Partial<Slip>): Slip => fitSlip({ ...emptySlip, runners: 20, ...part }, type);

const priced = (slip: Slip, type: WagerType, stake = type.param.minstake) =>
  priceTicket(ticketOf(slip, type, stake), type, racesOf(slip, type));

/** Ticks `count` horses in each column; none in two columns that take one horse alone. */
const tickAll = (slip: Slip, type: WagerType): Slip => {
  let next = 1;
  let ticked = slip;
  for (const column of columnsOf(slip, type)) {
    const many =
      column.kind === 'leg' || column.kind === 'place' ? 1 : column.kind === 'horses' ? needed(slip, type) : 0;
    const count = column.kind === 'others' ? 8 : column.kind === 'banker' ? 1 : column.kind === 'rival' ? 2 : many;
    for (let at = 0; at < count; at += 1) ticked = mark(ticked, column, column.kind === 'leg' ? 1 : next++);
    if (column.kind === 'rival') next = 1;
  }
  return ticked;
};

const needed = ({ multi }: Slip, { param }: WagerType): number =>
  param.multiOptions.length > 0 ? multi : param.horses;

describe('a slip', () => {
  test('CALC-1 every way in which a wager type is sold can be ticked, and has a price', () => {
    for (const type of wagerTypes) {
      for (const way of selectionsSold(type)) {
        const slip = tickAll(startOf(type, { way, folds: [1] }), type);
        expect(slip.way).toBe(way);
        expect(priced(slip, type), `${type.id} ${way}`).toMatchObject({ kind: 'priced' });
      }
    }
  });

  test('CALC-12 what a wager type does not offer is kept for another one that does', () => {
    const [win, quinte] = ['DEU-WIN', 'FRA-QNP'].map((id) => wagerTypes.find((type) => type.id === id) as WagerType);
    const wished: Slip = { ...emptySlip, way: 'bankers', orders: 'all', flexi: 25, jackpot: true };
    expect(fitSlip(wished, win as WagerType)).toMatchObject({
      way: 'singles',
      orders: 'one',
      flexi: 100,
      jackpot: false,
    });
    expect(fitSlip(wished, quinte as WagerType)).toMatchObject({ way: 'bankers', orders: 'all', flexi: 25 });
  });

  test('CALC-15 a second tick removes the first; a column for one horse keeps the last tick', () => {
    const type = wagerTypes.find(({ id }) => id === 'DEU-EXA') as WagerType;
    const slip = startOf(type, { way: 'straight' });
    const [first] = columnsOf(slip, type);
    if (!first) throw new Error('It has columns.');
    const marks = (ticks: readonly number[]): Horses | undefined =>
      ticks.reduce((ticked, startnr) => mark(ticked, first, startnr), slip).marks.place1;
    expect(marks([4])).toEqual([4]);
    expect(marks([4, 4])).toEqual([]);
    expect(marks([4, 7])).toEqual([7]);
  });

  test('CALC-16 horses above the number of runners are not on the ticket', () => {
    const type = wagerTypes.find(({ id }) => id === 'DEU-WIN') as WagerType;
    const slip = startOf(type, { marks: { horses: [3, 14] }, runners: 12 });
    expect(ticketOf(slip, type, 100).selection).toEqual({ kind: 'singles', horses: [3] });
  });

  test('CALC-17 reserves stand on the ticket leg by leg, in the order of the ticks, and cost nothing', () => {
    const type = wagerTypes.find(({ id }) => id === 'SWE-V4') as WagerType;
    const without = tickAll(startOf(type, {}), type);
    const [, second] = reserveColumnsOf(type);
    if (!second) throw new Error('It has reserves.');
    const slip = [9, 4].reduce((ticked, startnr) => mark(ticked, second, startnr), without);
    expect(ticketOf(slip, type, 20).reserves).toEqual([[], [9, 4], [], []]);
    expect(priced(slip, type)).toEqual(priced(without, type));
  });

  test('CALC-5 a full V75 is counted at once, though nobody could list it', () => {
    const type = wagerTypes.find(({ id }) => id === 'SWE-V75') as WagerType;
    const start = startOf(type, { runners: 15 });
    const slip = columnsOf(start, type).reduce((ticked, column) => mark(ticked, column, 'ALL'), start);
    expect(priced(slip, type)).toMatchObject({ combinations: 170_859_375, price: 512_578_125 });
  });

  test('CALC-5 bankers stand on one place or on any, with X as the rest of the field', () => {
    const type = wagerTypes.find(({ id }) => id === 'FRA-QNP') as WagerType;
    const marks = { nailed1: [3], banker: [7], horses: 'X' } as const;
    const slip = startOf(type, { way: 'bankers', orders: 'all', runners: 16, marks });
    // Three of the 14 others take the four free places with the floating banker: C(14,3) · 4!.
    expect(priced(slip, type)).toMatchObject({ combinations: 364 * 24 });
  });
});
