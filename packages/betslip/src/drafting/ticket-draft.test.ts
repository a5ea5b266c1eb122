import { countLegs, type Horses, priceTicket, selectionsSold, type WagerType } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { describe, expect, test } from 'vitest';
import { columnsOf, emptyDraft, fitDraft, mark, reserveColumnsOf, type TicketDraft, ticketOf } from './ticket-draft.ts';

const startOf = (type: WagerType, part: Partial<TicketDraft>): TicketDraft =>
  fitDraft({ ...emptyDraft, ...part }, type);

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const priced = (
  draft: TicketDraft,
  type: WagerType,
  { stake = type.param.minstake, runners = type.rule.maxRunners ?? 20 } = {},
) =>
  priceTicket(
    ticketOf(draft, type, stake),
    type,
    upTo(countLegs(type.param) ?? 1).map(() => ({ starters: upTo(runners), nonRunners: [] })),
  );

/** Ticks `count` horses in each column; none in two columns that take only one horse. */
const tickAll = (draft: TicketDraft, type: WagerType): TicketDraft => {
  let next = 1;
  let ticked = draft;
  for (const column of columnsOf(draft, type)) {
    const many =
      column.kind === 'leg' || column.kind === 'place' ? 1 : column.kind === 'horses' ? needed(draft, type) : 0;
    const count =
      column.kind === 'others'
        ? Math.min(8, (type.rule.maxRunners ?? 20) - 2)
        : column.kind === 'banker'
          ? 1
          : column.kind === 'rival'
            ? 2
            : many;
    for (let at = 0; at < count; at += 1) ticked = mark(ticked, column, column.kind === 'leg' ? 1 : next++);
    if (column.kind === 'rival') next = 1;
  }
  return ticked;
};

const needed = ({ multi }: TicketDraft, { param }: WagerType): number =>
  param.multiOptions.length > 0 ? multi : param.horses;

describe('the draft of a ticket', () => {
  test('[TICKETS-1] every way in which a wager type is sold can be ticked, and has a price', () => {
    for (const type of wagerTypes) {
      for (const way of selectionsSold(type)) {
        const draft = tickAll(startOf(type, { way, folds: [1] }), type);
        expect(draft.way).toBe(way);
        expect(priced(draft, type), `${type.id} ${way}`).toMatchObject({ kind: 'priced' });
      }
    }
  });

  test('[TICKETS-2] what a wager type does not offer is kept for another one that does', () => {
    const [win, quinte] = ['DEU-WIN', 'FRA-QNP'].map((id) => wagerTypes.find((type) => type.id === id) as WagerType);
    const wished: TicketDraft = { ...emptyDraft, way: 'bankers', orders: 'all', flexi: 25, jackpot: true };
    expect(fitDraft(wished, win as WagerType)).toMatchObject({
      way: 'singles',
      orders: 'one',
      flexi: 100,
      jackpot: false,
    });
    expect(fitDraft(wished, quinte as WagerType)).toMatchObject({ way: 'bankers', orders: 'all', flexi: 25 });
  });

  test('[TICKETS-3] a second tick removes the first; a column for one horse keeps the last tick', () => {
    const type = wagerTypes.find(({ id }) => id === 'DEU-EXA') as WagerType;
    const draft = startOf(type, { way: 'straight' });
    const [first] = columnsOf(draft, type);
    if (!first) throw new Error('It has columns.');
    const marks = (ticks: readonly number[]): Horses | undefined =>
      ticks.reduce((ticked, startNr) => mark(ticked, first, startNr), draft).marks.place1;
    expect(marks([4])).toEqual([4]);
    expect(marks([4, 4])).toEqual([]);
    expect(marks([4, 7])).toEqual([7]);
  });

  test('[TICKETS-4] reserves stand on the ticket leg by leg, in the order of the ticks, and cost nothing', () => {
    const type = wagerTypes.find(({ id }) => id === 'SWE-V4') as WagerType;
    const without = tickAll(startOf(type, {}), type);
    const [, second] = reserveColumnsOf(type);
    if (!second) throw new Error('It has reserves.');
    const draft = [9, 4].reduce((ticked, startNr) => mark(ticked, second, startNr), without);
    expect(ticketOf(draft, type, 20).reserves).toEqual([[], [9, 4], [], []]);
    expect(priced(draft, type)).toEqual(priced(without, type));
  });

  test('[TICKETS-5] a full V75 is counted at once, though nobody could list it', () => {
    const type = wagerTypes.find(({ id }) => id === 'SWE-V75') as WagerType;
    const start = startOf(type, {});
    const draft = columnsOf(start, type).reduce((ticked, column) => mark(ticked, column, 'ALL'), start);
    expect(priced(draft, type, { runners: 15 })).toMatchObject({ combinations: 170_859_375, price: 512_578_125 });
  });

  test('[TICKETS-6] bankers stand on one place or on any, with X as the rest of the field', () => {
    const type = wagerTypes.find(({ id }) => id === 'FRA-QNP') as WagerType;
    const marks = { nailed1: [3], banker: [7], horses: 'X' } as const;
    const draft = startOf(type, { way: 'bankers', orders: 'all', marks });
    // Three of the 14 others take the four free places with the floating banker: C(14,3) · 4!.
    expect(priced(draft, type, { runners: 16 })).toMatchObject({ combinations: 364 * 24 });
  });
});
