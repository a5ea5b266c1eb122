import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Now, RaceNow } from '../now.ts';
import type { SlipTicket } from '../slip.ts';
import { runs, ticketInSlip } from '../testing/random-slips.ts';
import { askedFor, fieldOf, nowOf, off, pool, raceNow, slipTicket } from '../testing/tickets.ts';
import { priceOf } from './price-of.ts';

const of = (line: string, ...races: readonly RaceNow[]) =>
  priceOf(slipTicket(line, {}, Math.max(1, races.length)), nowOf(...(races.length > 0 ? races : [raceNow()])));
const kindsOf = (ticket: SlipTicket, now: Now) => priceOf(ticket, now).problems.map(({ kind }) => kind);

describe('the price of a ticket', () => {
  test('[QUOTE-1] is combinations times stake times flexi, for any ticket of any wager type', () => {
    let priced = 0;
    fc.assert(
      fc.property(ticketInSlip, ({ ticket, now }) => {
        const quote = priceOf(ticket, now);
        expect(quote.ticket).not.toBeNull();
        if (quote.price === null) return;
        priced += 1;
        const { flexi = 100, stake = 0 } = quote.ticket ?? {};
        expect(quote.price).toBe(((quote.combinations ?? 0) * stake * flexi) / 100);
        expect(quote.priced).toMatchObject({ combinations: quote.combinations, price: quote.price });
      }),
      { numRuns: runs },
    );
    expect(priced).toBeGreaterThan(runs / 2);
  });

  test('[QUOTE-2] is that of every country and day: a wager that the race does not sell has none', () => {
    const ticket = slipTicket('DEU-WIN singles 3 stake 200');
    const abroad = { ...ticket, races: [{ ...ticket.races[0], country: 'FRA' }] as const };
    expect(priceOf(abroad, nowOf(raceNow()))).toMatchObject({
      price: null,
      problems: [{ kind: 'wager-not-sold', wager: 'DEU-WIN' }],
    });
    const early = raceNow({ date: '2025-10-24' });
    const v85 = slipTicket('SWE-V85 legs 1/2/3/4/5/6/7/8 stake 3', {}, 8);
    const legs = (date: string) => nowOf(...v85.races.map(({ id }) => raceNow({ id, date, pools: [pool('V85')] })));
    expect(kindsOf(v85, legs(early.date))).toEqual(['wager-not-sold']);
    expect(priceOf(v85, legs('2025-10-25'))).toMatchObject({ price: 3, problems: [] });
  });

  test('[QUOTE-3] leaves non-runners out, and names them leg by leg', () => {
    const swi = of('DEU-SWI boxed 1,2,7 stake 200', raceNow({ field: fieldOf(8, [7]) }));
    expect(swi).toMatchObject({ combinations: 1, price: 200, nonRunners: [[7]], problems: [] });
    expect(swi.ticket).toMatchObject({ selection: { kind: 'boxed', horses: [1, 2] } });
    const all = of('DEU-SWI boxed ALL stake 100', raceNow({ field: fieldOf(8, [7]) }));
    expect(all).toMatchObject({ combinations: 21, nonRunners: [[7]] });
    const series = of(
      'SWE-DD legs 1,2/3,4 reserves 5/6,7 stake 100',
      raceNow({ pools: [pool('DD')] }),
      raceNow({ id: 2, field: fieldOf(8, [4, 6]) }),
    );
    expect(series).toMatchObject({ combinations: 2, price: 200, nonRunners: [[], [4, 6]], problems: [] });
    expect(series.ticket).toMatchObject({ reserves: [[5], [7]] });
  });

  test('[QUOTE-4] is refused if a horse of every line does not run', () => {
    const race = raceNow({ field: fieldOf(8, [3]) });
    for (const line of [
      'DEU-TRI bankers* 3@1 with 1,2,4 stake 50',
      'DEU-SWI bankers 3 with 1,2,4 stake 50',
      'DEU-EXA straight 3,1 stake 50',
      'DEU-SWI straight 1,3 stake 50',
    ]) {
      expect(of(line, race), line).toMatchObject({
        price: null,
        nonRunners: [[3]],
        problems: [{ kind: 'non-runner', leg: 1, startNrs: [3] }],
      });
    }
    expect(of('DEU-WIN singles 3 stake 50', race).problems).toEqual([
      { kind: 'too-few-horses', leg: 1, horses: 0, needed: 1 },
    ]);
  });

  test('[QUOTE-5] says what a ticket needs: stake, minimum, step, horses', () => {
    const needs = (line: string, part?: Partial<SlipTicket>) =>
      priceOf(slipTicket(line, part), nowOf(raceNow({ pools: [pool('WIN'), pool('TRI'), pool('CGA'), pool('PLC')] })))
        .problems;
    expect(needs('DEU-WIN singles 3 stake 50', { stake: null })).toEqual([{ kind: 'no-stake' }]);
    expect(needs('DEU-WIN singles 3 stake 49')).toMatchObject([{ kind: 'stake-too-low', needed: 50 }]);
    expect(needs('FRA-CGA straight 1,2 flexi 50 stake 151')).toEqual([
      { kind: 'stake-does-not-divide', stake: 151, parts: 2 },
    ]);
    expect(needs('DEU-TRI boxed* 1,2 stake 50')).toMatchObject([{ kind: 'too-few-horses', horses: 2, needed: 3 }]);
    expect(needs('DEU-WIN singles 12 stake 50')).toMatchObject([{ kind: 'unknown-runner', startNrs: [12] }]);
  });

  test('[QUOTE-6] counts the combinations before there is a stake', () => {
    const ticket = slipTicket('DEU-TRI boxed* 1,2,3 stake 50');
    expect(priceOf({ ...ticket, stake: null }, nowOf(raceNow()))).toMatchObject({ combinations: 6, price: null });
    const both = slipTicket('DEU-WPL singles 1,2 stake 10');
    expect(priceOf(both, nowOf(raceNow()))).toMatchObject({ combinations: 4, price: null });
  });

  test('[QUOTE-7] says that a race is over, and that a pool is closed, not sold or not known', () => {
    const ticket = slipTicket('DEU-WPL singles 3 stake 50');
    const at = (part: object) => priceOf(ticket, nowOf(raceNow(part))).problems;
    expect(at({})).toEqual([]);
    expect(at({ status: 'CANCELLED' })).toEqual([{ kind: 'race-over', status: 'CANCELLED' }]);
    expect(at({ pools: [pool('WIN'), pool('PLC', { status: 'CLOSED' })] })).toEqual([
      { kind: 'pool-closed', pool: 'PLC' },
    ]);
    expect(at({ pools: [pool('WIN', { status: 'NOT_OFFERED', reason: 'TOO_FEW_RUNNERS' })] })).toEqual([
      { kind: 'pool-not-sold', pool: 'WIN', reason: 'TOO_FEW_RUNNERS' },
      { kind: 'pool-not-sold', pool: 'PLC', reason: null },
    ]);
    expect(kindsOf(ticket, { ...nowOf(raceNow()), at: off })).toEqual(['pool-closed', 'pool-closed']);
    const later = { ...nowOf(raceNow()), at: '2026-11-21T14:04:59.999+01:00' };
    expect(kindsOf(ticket, later)).toEqual([]);
    expect(priceOf(ticket, nowOf())).toMatchObject({ price: null, problems: [{ kind: 'race-unknown', leg: 1 }] });
  });

  test('[QUOTE-8] has the fixed odds that a press agrees to, and no press without them', () => {
    const odds = [
      { startNr: 3, odds: 402, max: null },
      { startNr: 5, odds: 210, max: null },
    ];
    const race = raceNow({ pools: [pool('WIN', { odds }), pool('fixWIN', { odds })] });
    expect(of('DEU-fixWIN singles 3 stake 50', race)).toMatchObject({
      odds: [{ pool: 'fixWIN', startNr: 3, odds: 402 }],
      problems: [],
    });
    expect(of('DEU-fixWIN singles 3 stake 50', race).odds[0]).toEqual({ pool: 'fixWIN', startNr: 3, odds: 402 });
    expect(of('DEU-fixWIN singles 3,4 stake 50', race).problems).toEqual([{ kind: 'no-odds', startNrs: [4] }]);
    expect(of('DEU-WIN singles 3 stake 50', race).odds).toEqual([]);
    const duel = raceNow({ pools: [pool('H2H_3_5', { odds })] });
    expect(of('DEU-H2H:H2H_3_5 singles 5 stake 50', duel).odds).toEqual([{ pool: 'H2H_3_5', startNr: 5, odds: 210 }]);
  });

  test('[QUOTE-12] of a multiple has the odds of each leg, to win or to place, and needs every race open', () => {
    const odds = (...startNrs: number[]) => startNrs.map((startNr) => ({ startNr, odds: startNr * 100, max: null }));
    const leg = (id: number, part: Partial<RaceNow> = {}) =>
      raceNow({ id, pools: [pool('WIN', { odds: odds(3, 4) }), pool('PLC', { odds: odds(5, 6) })], ...part });
    const line = 'GBR-MUL3 system 2,3 of 3/5,6/4 placed 2 stake 10';
    const open = of(line, leg(1), leg(2), leg(3));
    expect(open).toMatchObject({ combinations: 7, price: 70, problems: [], chosenRaces: [1, 2, 3] });
    expect(open.key).toBe(`1/2/3 ${line}`);
    expect(open.ticket?.placed).toEqual([2]);
    expect(open.odds).toEqual([
      { leg: 1, pool: 'WIN', startNr: 3, odds: 300 },
      { leg: 2, pool: 'PLC', startNr: 5, odds: 500 },
      { leg: 2, pool: 'PLC', startNr: 6, odds: 600 },
      { leg: 3, pool: 'WIN', startNr: 4, odds: 400 },
    ]);
    const noPlace = leg(2, { pools: [pool('WIN'), pool('PLC', { odds: odds(5) })] });
    expect(of(line, leg(1), noPlace, leg(3)).problems).toEqual([{ kind: 'no-odds', startNrs: [6] }]);
    const gone = leg(3, { status: 'CLOSED' });
    expect(of(line, leg(1), leg(2), gone).problems).toEqual([{ kind: 'race-over', status: 'CLOSED' }]);
    const unsold = leg(2, { pools: [pool('WIN')] });
    expect(of(line, leg(1), unsold, leg(3)).problems).toContainEqual({
      kind: 'pool-not-sold',
      pool: 'PLC',
      reason: null,
    });
    const series = raceNow({ pools: [pool('DD')] });
    expect(of('SWE-DD legs 1/3 stake 100', series, raceNow({ id: 2, status: 'CLOSED' }))).toMatchObject({
      problems: [],
      chosenRaces: [],
    });
  });

  test('[QUOTE-9] of a SpOt ticket is known before it is filled, but it cannot be sent', () => {
    const spot = of('FRA-DSQ spot 3 with 7 stake 300', raceNow({ field: fieldOf(10), pools: [pool('DSQ')] }));
    expect(spot).toMatchObject({ combinations: 3, price: 900, problems: [{ kind: 'not-filled' }] });
  });

  test('[QUOTE-10] is the server’s where that differs; it is asked for by race, line and non-runners', () => {
    const ticket = slipTicket('DEU-SWI boxed 1,2,7 stake 200');
    const now = nowOf(raceNow({ field: fieldOf(8, [7]) }));
    expect(priceOf(ticket, now)).toMatchObject({
      key: '1 DEU-SWI boxed 1,2 stake 200',
      price: 200,
      serverPrice: null,
    });
    const asked = askedFor(now, [ticket], 250);
    expect(priceOf(ticket, asked)).toMatchObject({ price: 250, serverPrice: 250, priced: { price: 200 } });
    expect(priceOf({ ...ticket, stake: 300 }, asked)).toMatchObject({ price: 300, serverPrice: null });
    for (const line of ['DEU-SWI boxed ALL stake 100', 'DEU-EXA places 1/ALL stake 100']) {
      const field = slipTicket(line);
      const whole = askedFor(nowOf(raceNow()), [field]);
      const left = { ...nowOf(raceNow({ field: fieldOf(8, [7]) })), serverPrices: whole.serverPrices };
      expect(priceOf(field, whole).serverPrice, line).not.toBeNull();
      expect(priceOf(field, left), line).toMatchObject({ key: `1 ${line} without 7`, serverPrice: null });
    }
  });

  test('[QUOTE-11] never makes a draft fit: what is no longer sold is refused', () => {
    const now = nowOf(raceNow({ pools: [pool('TRI'), pool('WIN')] }));
    expect(kindsOf(slipTicket('DEU-TRI boxed* 1,2,3 flexi 50 stake 100'), now)).toEqual(['flexi-not-sold']);
    expect(kindsOf(slipTicket('DEU-TRI boxed 1,2,3 stake 100'), now)).toEqual(['orders-not-sold']);
    expect(kindsOf(slipTicket('DEU-WIN boxed 1 stake 100'), now)).toEqual(['selection-not-sold']);
  });
});
