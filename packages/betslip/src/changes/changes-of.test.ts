import { parseTicket } from '@paddock/wagers';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Now, RaceNow } from '../now.ts';
import { priceOf } from '../pricing/price-of.ts';
import type { SlipTicket } from '../slip.ts';
import { runs, ticketInSlip } from '../testing/random-slips.ts';
import { askedFor, fieldOf, nowOf, pool, raceNow, slipTicket } from '../testing/tickets.ts';
import { acknowledged, changedByItself, changesOf } from './changes-of.ts';

const after = (part: Partial<RaceNow>): Now => nowOf(raceNow(part));
const acknowledgedIn = (ticket: SlipTicket, now: Now): SlipTicket => ({ ...ticket, seen: acknowledged(ticket, now) });
/** The changes of a ticket that was acknowledged in one race and lies in another. */
const between = (line: string, before: Partial<RaceNow>, later: Partial<RaceNow>) =>
  changesOf(acknowledgedIn(slipTicket(line), after(before)), after(later));
const fixed = (odds: Record<number, number>) => ({
  pools: [
    pool('fixWIN', { odds: Object.entries(odds).map(([nr, odd]) => ({ startNr: Number(nr), odds: odd, max: null })) }),
  ],
});

describe('the changes of a ticket', () => {
  test('[SINCE-1] are none as long as nothing was acknowledged, and none right after', () => {
    fc.assert(
      fc.property(ticketInSlip, ({ ticket, now }) => {
        expect(changesOf(ticket, now)).toEqual([]);
        const seen = acknowledged(ticket, now);
        expect(seen === null).toBe(priceOf(ticket, now).price === null);
        expect(changesOf({ ...ticket, seen }, now)).toEqual([]);
      }),
      { numRuns: runs },
    );
  });

  test('[SINCE-2] are odds that rose or fell, of fixed odds alone', () => {
    expect(
      between('DEU-fixWIN singles 3,5 stake 50', fixed({ 3: 400, 5: 210, 6: 500 }), fixed({ 3: 350, 5: 210 })),
    ).toEqual([{ kind: 'odds', pool: 'fixWIN', startNr: 3, before: 400, after: 350 }]);
    const win = (odds: number) => ({ pools: [pool('WIN', { odds: [{ startNr: 3, odds, max: null }] })] });
    expect(between('DEU-WIN singles 3 stake 50', win(400), win(350))).toEqual([]);
    const ticket = acknowledgedIn(slipTicket('DEU-fixWIN singles 3 stake 50'), after(fixed({ 3: 400, 5: 210 })));
    const added = { ...ticket, draft: slipTicket('DEU-fixWIN singles 3,5 stake 50').draft };
    expect(changesOf(added, after(fixed({ 3: 400, 5: 210 })))).toContainEqual({
      kind: 'odds',
      pool: 'fixWIN',
      startNr: 5,
      before: null,
      after: 210,
    });
  });

  test('[SINCE-2] are the odds of another duel of the same horse', () => {
    const pools = ['H2H_3_5', 'H2H_3_7'].map((name) => pool(name, { odds: [{ startNr: 3, odds: 180, max: null }] }));
    const ticket = acknowledgedIn(slipTicket('DEU-H2H:H2H_3_5 singles 3 stake 50'), after({ pools }));
    expect(changesOf({ ...ticket, pool: 'H2H_3_7' }, after({ pools }))).toEqual([
      { kind: 'odds', pool: 'H2H_3_7', startNr: 3, before: null, after: 180 },
    ]);
  });

  test('[SINCE-3] are horses that do not run any more, and what the ticket costs less', () => {
    const field = fieldOf(8, [7]);
    expect(between('DEU-WIN singles 3,7 stake 200', {}, { field })).toEqual([
      { kind: 'non-runners', legs: [[7]], less: 200 },
    ]);
    expect(between('DEU-SWI boxed 1,2,7 stake 200', {}, { field: fieldOf(8, [7, 8]) })).toEqual([
      { kind: 'non-runners', legs: [[7]], less: 400 },
    ]);
    expect(between('DEU-SWI boxed ALL stake 100', {}, { field })).toEqual([
      { kind: 'non-runners', legs: [[7]], less: 700 },
    ]);
    expect(between('DEU-WIN singles 3,7 stake 200', { field }, { field })).toEqual([]);
    expect(between('DEU-WIN singles 3 stake 200', {}, { field })).toEqual([]);
  });

  test('[SINCE-8] are horses that it names and that do not run, before the first acknowledgement too', () => {
    const now = after({ field: fieldOf(8, [7]) });
    const first = (line: string) => changesOf(slipTicket(line), now);
    expect(first('DEU-WIN singles 3,7 stake 200')).toEqual([{ kind: 'non-runners', legs: [[7]], less: 200 }]);
    expect(first('DEU-WIN singles 7 stake 200')).toEqual([{ kind: 'non-runners', legs: [[7]], less: null }]);
    expect(first('DEU-SWI boxed ALL stake 100')).toEqual([]);
  });

  test('[SINCE-9] are none of the customer’s own: moved odds and offs, and horses that it names and that do not run', () => {
    const own = (line: string, changed: string, before: Partial<RaceNow>, later: Partial<RaceNow>) => {
      const { draft, stake } = slipTicket(changed);
      return !changedByItself({ ...acknowledgedIn(slipTicket(line), after(before)), draft, stake }, after(later));
    };
    const [three, both] = ['DEU-fixWIN singles 3 stake 50', 'DEU-fixWIN singles 3,5 stake 80'];
    const [odds, moved] = [fixed({ 3: 400, 5: 210 }), fixed({ 3: 350, 5: 210 })];
    expect(own(three, both, odds, odds)).toBe(true);
    expect(own(three, both, odds, moved)).toBe(false);
    expect(own(three, both, odds, { ...odds, off: '2026-11-21T13:10:00Z' })).toBe(false);
    const field = fieldOf(8, [7]);
    expect(own('DEU-WIN singles 3,7 stake 50', 'DEU-WIN singles 3,5,7 stake 50', {}, { field })).toBe(false);
    expect(own('DEU-SWI boxed 3,5 stake 50', 'DEU-SWI boxed ALL stake 50', { field }, { field })).toBe(true);
    expect(changedByItself(slipTicket('DEU-WIN singles 3,7 stake 50'), after({ field }))).toBe(true);
    expect(changedByItself(slipTicket('DEU-WIN singles 3,5 stake 50'), after({ field }))).toBe(false);
  });

  test('[SINCE-3] are horses without which nothing is left', () => {
    expect(between('DEU-EXA straight 7,3 stake 200', {}, { field: fieldOf(8, [7]) })).toEqual([
      { kind: 'non-runners', legs: [[7]], less: null },
    ]);
  });

  test('[SINCE-3] never ask for more: the price falls by what the non-runners cost', () => {
    const withdrawn = fc.tuple(ticketInSlip, fc.nat(), fc.nat());
    let told = 0;
    fc.assert(
      fc.property(withdrawn, ([{ ticket, now }, leg, horse]) => {
        const seen = acknowledgedIn(ticket, now);
        const race = [...now.races.values()][leg % now.races.size] as RaceNow;
        const out = race.field.starters[horse % race.field.starters.length] as number;
        const field = {
          starters: race.field.starters.filter((startNr) => startNr !== out),
          nonRunners: [...race.field.nonRunners, out],
        };
        const later = { ...now, races: new Map(now.races).set(race.id, { ...race, field }) };
        const price = priceOf(ticket, later).price;
        const changes = changesOf(seen, later);
        expect(changes.every(({ kind }) => kind === 'non-runners')).toBe(true);
        if (!seen.seen || price === null) return;
        const less = changes.reduce((sum, change) => sum + (change.kind === 'non-runners' ? (change.less ?? 0) : 0), 0);
        expect(seen.seen.price - less).toBe(price);
        told += changes.length;
      }),
      { numRuns: runs },
    );
    expect(told).toBeGreaterThan(0);
  });

  test('[SINCE-4] are a price that is another one for any other reason', () => {
    const ticket = acknowledgedIn(slipTicket('DEU-WIN singles 3,7 stake 200'), nowOf(raceNow()));
    expect(changesOf({ ...ticket, stake: 300 }, nowOf(raceNow()))).toEqual([
      { kind: 'price', before: 400, after: 600 },
    ]);
    expect(changesOf({ ...ticket, stake: 300 }, after({ field: fieldOf(8, [7]) }))).toEqual([
      { kind: 'non-runners', legs: [[7]], less: 300 },
      { kind: 'price', before: 400, after: 300 },
    ]);
    expect(changesOf(ticket, askedFor(nowOf(raceNow()), [ticket], 410))).toEqual([
      { kind: 'price', before: 400, after: 410 },
    ]);
  });

  test('[SINCE-5] are another planned off, leg by leg', () => {
    const later = '2026-11-21T13:10:00Z';
    expect(between('DEU-WIN singles 3 stake 200', {}, { off: later })).toEqual([
      { kind: 'off', leg: 1, before: '2026-11-21T13:05:00Z', after: later },
    ]);
    expect(between('DEU-WIN singles 3 stake 200', {}, { off: '2026-11-21T14:05:00+01:00' })).toEqual([]);
  });

  test('[SINCE-6] are that the race closed, which nobody can acknowledge away', () => {
    const closed = after({ status: 'CLOSED' });
    const ticket = acknowledgedIn(slipTicket('DEU-WIN singles 3 stake 200'), nowOf(raceNow()));
    expect(changesOf(ticket, closed)).toEqual([{ kind: 'closed' }]);
    expect(changesOf(acknowledgedIn(ticket, closed), closed)).toEqual([{ kind: 'closed' }]);
  });

  test('[SINCE-7] are gone once acknowledged, and what is seen is what a press promises', () => {
    const ticket = acknowledgedIn(slipTicket('DEU-fixWIN singles 3,7 stake 50'), after(fixed({ 3: 400, 7: 300 })));
    const now = after({ ...fixed({ 3: 350 }), field: fieldOf(8, [7]), off: '2026-11-21T13:10:00Z' });
    expect(changesOf(ticket, now).map(({ kind }) => kind)).toEqual(['off', 'non-runners', 'odds']);
    const again = acknowledgedIn(ticket, now);
    expect(again.seen).toEqual({
      price: 50,
      odds: [{ pool: 'fixWIN', startNr: 3, odds: 350 }],
      nonRunners: [[7]],
      offs: ['2026-11-21T13:10:00Z'],
    });
    expect(changesOf(again, now)).toEqual([]);
    const sent = parseTicket(priceOf(again, now).key?.slice(2) ?? '');
    expect(sent).toMatchObject({ kind: 'ticket', ticket: { selection: { horses: [3] }, stake: 50 } });
  });
});
