import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countLegs } from '../parsing/parse-wager-type.ts';
import { priceTicket } from '../pricing/price-ticket.ts';
import { typeOf } from '../testing/rule-of.ts';
import type { Race, Ticket } from '../ticket.ts';
import { wagerTypes } from '../types/index.ts';
import type { WagerType } from '../wager-type.ts';
import { draw, sharesByOdds } from './draw.ts';
import { fillSpot } from './fill-spot.ts';
import { pickHarryBoy } from './pick-harry-boy.ts';
import type { Picked } from './picked.ts';
import { quickPick } from './quick-pick.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

/** Up to twenty declared horses, or as many as are allowed, some of them withdrawn. */
const race = (least: number, most: number | null): fc.Arbitrary<Race> =>
  fc.integer({ min: least, max: most ?? 20 }).chain((declared) =>
    fc.shuffledSubarray(numbers(declared), { maxLength: declared - least }).map((nonRunners) => ({
      starters: numbers(declared).filter((startNr) => !nonRunners.includes(startNr)),
      nonRunners,
    })),
  );

/** A sequence of numbers from 0 to below 1. */
const random = fc
  .array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })
  .map((values) => {
    let at = 0;
    return () => values[at++ % values.length] as number;
  });

const weights = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 20 }), fc.double({ min: 0, max: 1, noNaN: true })))
  .map((pairs) => new Map(pairs));

const races = (type: WagerType) => {
  const count = countLegs(type.param) ?? 1;
  return fc.array(race(type.param.minRunners, type.rule.maxRunners), { minLength: count, maxLength: count });
};

const ticketIn = (result: Picked): Ticket => {
  if (result.kind === 'refused') throw new Error(JSON.stringify(result.refusals));
  return result.ticket;
};

describe('[PICK-1] [PICK-2] a pick is always a ticket that can be sold', () => {
  test('a quick pick: one line of every wager that is sold', () => {
    for (const type of wagerTypes) {
      fc.assert(
        fc.property(races(type), random, weights, (fields, next, shares) => {
          const duel = type.param.h2h ? { pool: `H2H_${fields[0]?.starters.slice(0, 2).join('_')}` } : {};
          const result = quickPick(type, fields, { random: next, weights: [shares], ...duel });
          expect(priceTicket(ticketIn(result), type, fields)).toMatchObject({ kind: 'priced' });
          expect(result.kind === 'picked' && result.priced.combinations).toBe(
            Math.max(1, type.rule.stake === 'divided' ? 1 : type.rule.pools.length),
          );
        }),
        { numRuns: 30 },
      );
    }
  });

  test('SpOt: own horses stay and come first, and the price is the one that was shown', () => {
    for (const type of wagerTypes.filter(({ param }) => param.spotCombinedOptions.length > 0)) {
      const sizes = fc.constantFrom(...type.param.spotCombinedOptions);
      fc.assert(
        fc.property(
          race(Math.max(type.param.minRunners, Math.min(8, type.rule.maxRunners ?? 8)), type.rule.maxRunners),
          sizes,
          fc.nat(7),
          random,
          weights,
          (field, size, count, next, shares) => {
            const own = type.param.spotInsert ? field.starters.slice(0, Math.min(count, size - 1)) : [];
            const [named] = type.param.multiOptions;
            const ticket: Ticket = {
              wager: type.id,
              selection: { kind: 'spot', own, size },
              stake: type.param.minstake,
              ...(named === undefined ? {} : { multi: named }),
            };
            const shown = priceTicket(ticket, type, [field]);
            const filled = fillSpot(ticket, type, field, { random: next, weights: shares });
            const { selection } = ticketIn(filled);
            if (shown.kind === 'refused' || filled.kind === 'refused' || !('horses' in selection))
              throw new Error('It is sold.');
            expect(filled.priced.price).toBe(shown.price);
            const horses = [selection.horses].flat();
            expect(horses.slice(0, own.length)).toEqual(own);
            expect(new Set(horses).size).toBe(size);
          },
        ),
        { numRuns: 50 },
      );
    }
  });

  test('Harry Boy: within the rows asked for, own horses in it, no reserve that is chosen', () => {
    const series = wagerTypes.filter(({ param, rule }) => param.pick && !rule.folds);
    for (const type of series) {
      fc.assert(
        fc.property(
          races(type),
          fc.integer({ min: 1, max: 5_000 }),
          random,
          fc.array(weights),
          (fields, rows, next, shares) => {
            const own = [[], fields[1]?.starters.slice(0, 1) ?? []];
            const result = pickHarryBoy(type, fields, { rows, random: next, weights: shares, own });
            const { selection } = ticketIn(result);
            if (result.kind === 'refused' || selection.kind !== 'legs') throw new Error('It is sold.');
            expect(result.priced.combinations).toBeLessThanOrEqual(rows);
            // One more horse in any leg exceeds the limit, or none is left.
            selection.legs.forEach((leg, at) => {
              const isFull = leg.length === Math.min(fields[at]?.starters.length ?? 0, type.param.maxHorses);
              expect(isFull || (result.priced.combinations / leg.length) * (leg.length + 1) > rows).toBe(true);
            });
            expect(selection.legs[1]).toContain(own[1]?.[0]);
          },
        ),
        { numRuns: 40 },
      );
    }
  });

  test('or a refusal: of a race with too few runners there is no pick', () => {
    const type = typeOf('FRA', 'MLT');
    const few: Race = { starters: numbers(9), nonRunners: [] };
    expect(quickPick(type, [few], { random: () => 0 })).toEqual({
      kind: 'refused',
      refusals: [{ kind: 'too-few-runners', leg: 1, starters: 9, needed: 14 }],
    });
  });
});

describe('[PICK-3] the randomness and the odds are handed in', () => {
  /** Evenly spaced values in the unit interval, at the centre of each step. */
  const evenly = (steps: number) => {
    let at = 0;
    return () => ((at++ % steps) + 0.5) / steps;
  };

  test('a horse of half the odds is drawn twice as often', () => {
    const shares = sharesByOdds(
      new Map([
        [1, 200],
        [2, 400],
        [3, 400],
      ]),
    );
    const next = evenly(100);
    const drawn = numbers(100).map(() => draw([1, 2, 3], 1, { weights: shares, random: next })[0]);
    expect([1, 2, 3].map((startNr) => drawn.filter((one) => one === startNr).length)).toEqual([50, 25, 25]);
  });

  test('without a market all are alike, and a horse without odds comes last', () => {
    const next = evenly(99);
    const drawn = numbers(99).map(() => draw([1, 2, 3], 1, { random: next })[0]);
    expect([1, 2, 3].map((startNr) => drawn.filter((one) => one === startNr).length)).toEqual([33, 33, 33]);
    expect(draw([1, 2, 3], 3, { weights: new Map([[2, 1]]), random: () => 0 })[0]).toBe(2);
  });

  test('the same numbers give the same ticket', () => {
    const fields = numbers(7).map(() => ({ starters: numbers(12), nonRunners: [] }));
    const pick = () => pickHarryBoy(typeOf('SWE', 'V75'), fields, { rows: 500, random: evenly(17) });
    expect(pick()).toEqual(pick());
  });
});
