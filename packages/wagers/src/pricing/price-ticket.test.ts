import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceTicket } from '../index.ts';
import { anyTicket, runs, writtenTicket } from '../testing/random-tickets.ts';
import { priced, priceOf, raceOf, refusedFor } from '../testing/tickets.ts';

const refusals = (...args: Parameters<typeof priceOf>) => {
  const pricing = priceOf(...args);
  return pricing.kind === 'refused' ? pricing.refusals : [];
};

describe('the price of a ticket', () => {
  test('[PRICE-1] is whole cents: combinations times stake, at the share that is staked', () => {
    fc.assert(
      fc.property(writtenTicket, ({ ticket, type, races }) => {
        const pricing = priceTicket(ticket, type, races);
        if (pricing.kind === 'refused') {
          const kinds = pricing.refusals.map(({ kind }) => kind);
          // No other refusal is possible for a carefully written ticket.
          expect(['no-combination', 'too-few-horses', 'stake-does-not-divide', 'too-many-bankers']).toEqual(
            expect.arrayContaining(kinds),
          );
          return;
        }
        expect(Number.isSafeInteger(pricing.price)).toBe(true);
        expect(pricing.price * 100).toBe(pricing.combinations * ticket.stake * (ticket.flexi ?? 100));
      }),
      { numRuns: runs },
    );
  });

  test('[PRICE-2] is the share of it with flexi, where the wager has that share', () => {
    expect(priced('FRA-NP5 boxed 1,2,3,4,5,6,7 flexi 10 stake 100', 16)).toMatchObject({ lineStake: 10, price: 210 });
    expect(priced('FRA-TRO straight 1,2,3 flexi 50 stake 150', 16).price).toBe(75);
    expect(refusals('FRA-TRO straight 1,2,3 flexi 25 stake 152', 16)).toEqual([
      { kind: 'flexi-not-sold', flexi: 25, sold: [100, 50] },
    ]);
  });

  test('[PRICE-3] is refused, never rounded, where the share is no whole cent', () => {
    expect(refusals('FRA-TRO straight 1,2,3 flexi 50 stake 151', 16)).toEqual([
      { kind: 'stake-does-not-divide', stake: 151, parts: 2 },
    ]);
    expect(refusals('FRA-GPL singles 3 stake 601', 16)).toEqual([
      { kind: 'stake-does-not-divide', stake: 601, parts: 2 },
    ]);
  });

  test('[PRICE-4] [PRICE-5] is at least the minimum stake a combination, and that of the jackpot where it takes part', () => {
    expect(refusals('SWE-V75 legs 1/1/1/1/1/1/1 stake 2', ...Array(7).fill(9))).toEqual([
      { kind: 'stake-too-low', stake: 2, needed: 3, jackpot: false },
    ]);
    expect(priced('SWE-V75 legs 1/1/1/1/1/1/1 stake 3', ...Array(7).fill(9)).price).toBe(3);
    expect(priced('FRA-DSQ straight 1,2 stake 300', 16).price).toBe(300);
    expect(priced('FRA-DSQ straight 1,2 jackpot stake 400', 16).price).toBe(400);
    expect(refusals('FRA-DSQ straight 1,2 jackpot stake 300', 16)).toEqual([
      { kind: 'stake-too-low', stake: 300, needed: 400, jackpot: true },
    ]);
    expect(refusedFor('FRA-TRO straight 1,2,3 jackpot stake 150', 16)).toEqual(['jackpot-not-sold']);
    expect(refusedFor('DEU-WIN singles 1 stake 0', 16)).toEqual(['stake-not-whole']);
  });

  test('[PRICE-6] [PRICE-7] on win and place is a stake each, and of a Gagnant-Place one stake of two halves', () => {
    expect(priced('DEU-WPL singles 3,5 stake 100', 9)).toMatchObject({ combinations: 4, lineStake: 100, price: 400 });
    expect(priced('FRA-GPL singles 3,5 stake 600', 9)).toMatchObject({
      pools: ['WIN', 'PLC'],
      combinations: 2,
      lineStake: 300,
      price: 1_200,
    });
  });

  test('[PRICE-8] [PRICE-9] does not change with replacement horses, of which there are as many as are sold', () => {
    const races = Array(4).fill(9);
    expect(priced('SWE-V4 legs 1/1/1/1,2 reserves 5,6/5,6/5/- stake 20', ...races).price).toBe(40);
    expect(refusals('SWE-V4 legs 1/1/1/1,2 reserves 5,6,7/-/-/2 stake 20', ...races)).toEqual([
      { kind: 'too-many-reserves', leg: 1, reserves: 3, allowed: 2 },
      { kind: 'reserve-chosen', leg: 4, startNrs: [2] },
    ]);
    expect(priced('FRA-TCE boxed 1,2,3 reserves 9 stake 100', 16).price).toBe(100);
    expect(refusedFor('FRA-TCE boxed 1,2,3 reserves 9,10 stake 100', 16)).toEqual(['too-many-reserves']);
    expect(refusedFor('FRA-MLT straight 1,2,3,4 multi 4 reserves 9 stake 300', 16)).toEqual(['too-many-reserves']);
  });

  test('[PRICE-10] of a SpOt ticket is known before it is filled', () => {
    expect(priced('FRA-QNP spot 5 with - stake 200', 16).price).toBe(200);
    expect(priced('FRA-QNP spot 7 with 3,4 stake 200', 16).price).toBe(4_200);
    expect(priced('FRA-MLT spot 6 with 3 multi 6 stake 300', 16).price).toBe(300);
    expect(refusals('FRA-QNP spot 9 with 3,4 stake 200', 16)).toEqual([
      { kind: 'spot-size', size: 9, sizes: [5, 6, 7, 8] },
    ]);
    expect(refusals('FRA-WIN spot 1 with 3 stake 150', 16)).toEqual([{ kind: 'spot-own', own: 1, allowed: 0 }]);
    expect(refusedFor('DEU-TRI spot 3 with - stake 50', 16)).toEqual(['selection-not-sold']);
  });
});

describe('a refusal', () => {
  test('[PRICE-11] is data, and there is one or a price, whatever is asked', () => {
    fc.assert(
      fc.property(anyTicket, ({ ticket, type, races }) => {
        const pricing = priceTicket(ticket, type, races);
        if (pricing.kind === 'priced') expect(pricing.price).toBeGreaterThan(0);
        else expect(pricing.refusals.length).toBeGreaterThan(0);
      }),
      { numRuns: runs },
    );
  });

  test('[PRICE-12] [PRICE-13] names the horses that do not run or do not exist, leg by leg, all at once', () => {
    expect(refusals('SWE-DD legs 1,4/2,99 stake 100', raceOf(9, [4]), 7)).toEqual([
      { kind: 'non-runner', leg: 1, startNrs: [4] },
      { kind: 'unknown-runner', leg: 2, startNrs: [99] },
    ]);
    expect(refusals('FRA-DSQ boxed 1,2,3 stake 300', 9)).toEqual([
      { kind: 'too-few-runners', leg: 1, starters: 9, needed: 10 },
    ]);
    expect(refusals('DEU-H2H:H2H_3_7 singles 4 stake 50', 9)).toEqual([
      { kind: 'not-a-rival', startNrs: [4], rivals: [3, 7] },
    ]);
  });

  test('[PRICE-15] refuses a ticket with bankers that has none: it is no box', () => {
    for (const text of ['FRA-TCE bankers* - with 1,2,3,4 stake 100', 'FRA-MLT bankers - with X multi 4 stake 300']) {
      expect(refusals(text, 16)).toEqual([{ kind: 'no-banker' }]);
    }
  });

  test('[PRICE-16] refuses a Couplé ordre and a Trio ordre in a race of more than seven (eurosport.fr, December 2018)', () => {
    expect(refusals('FRA-COR straight 1,2 stake 200', 7)).toEqual([]);
    expect(refusals('FRA-TRD straight 1,2,3 stake 200', 8)).toEqual([
      { kind: 'too-many-runners', leg: 1, starters: 8, allowed: 7 },
    ]);
  });

  test('[PRICE-12] says how many horses, places, legs and bankers there must be', () => {
    const [first] = [Array.from({ length: 41 }, (_, at) => at + 1)];
    expect(refusals(`DEU-WIN singles ${first} stake 50`, 45)).toEqual([
      { kind: 'too-many-horses', leg: 1, horses: 41, allowed: 40 },
    ]);
    expect(refusals('DEU-TRI boxed* 1,2 stake 50', 9)).toEqual([
      { kind: 'too-few-horses', leg: 1, horses: 2, needed: 3 },
    ]);
    expect(refusals('DEU-TRI straight 1,2 stake 50', 9)).toEqual([{ kind: 'wrong-places', places: 2, needed: 3 }]);
    expect(refusals('DEU-TRI places 1/2 stake 50', 9)).toEqual([{ kind: 'wrong-places', places: 2, needed: 3 }]);
    expect(refusals('DEU-TRI places 1/-/2 stake 50', 9)).toEqual([
      { kind: 'too-few-horses', leg: 1, horses: 0, needed: 1 },
    ]);
    expect(refusals('SWE-V4 legs 1/1/1 stake 20', 9, 9, 9)).toEqual([{ kind: 'wrong-legs', legs: 3, needed: 4 }]);
    expect(refusals('FRA-TCE bankers* 1@1,2@1,2@4 with 3 stake 100', 16)).toEqual([
      { kind: 'banker-place', startNr: 2, place: 1 },
      { kind: 'banker-twice', startNr: 2 },
      { kind: 'banker-place', startNr: 2, place: 4 },
      { kind: 'too-many-bankers', bankers: 3, allowed: 2 },
    ]);
    expect(refusedFor('FRA-TRO bankers 1@1 with 3,4 stake 150', 16)).toEqual(['banker-place']);
    expect(refusals('GBR-MUL3 system 2,4 of 1/1/1 stake 10', 9, 9, 9)).toEqual([
      { kind: 'folds', folds: [2, 4], legs: 3 },
    ]);
    expect(refusals('FRA-MIM straight 1,2,3,4,5,6,7 multi 7 stake 300', 16)).toEqual([
      { kind: 'multi', multi: 7, options: [4, 5, 6] },
    ]);
  });

  test('[PRICE-14] says which ways of writing are sold', () => {
    expect(refusals('DEU-WIN boxed 1,2 stake 50', 9)).toEqual([{ kind: 'selection-not-sold', selection: 'boxed' }]);
    expect(refusals('SWE-V4 system 2 of 1/1/1/1 stake 20', 9, 9, 9, 9)).toEqual([
      { kind: 'selection-not-sold', selection: 'system' },
    ]);
    expect(refusals('DEU-TRI boxed* X stake 50', 9)).toEqual([{ kind: 'placeholder-not-sold', placeholder: 'X' }]);
    expect(refusals('DEU-WIN singles ALL stake 50', 9)).toEqual([{ kind: 'placeholder-not-sold', placeholder: 'ALL' }]);
    // One order of a Dreierwette box would leave out five of six, and no other order pays.
    expect(refusals('DEU-TRI boxed 1,2,3 stake 50', 9)).toEqual([
      { kind: 'orders-not-sold', orders: 'one', sold: ['all'] },
    ]);
    expect(refusals('FRA-TRO boxed* 1,2,3 stake 150', 9)).toEqual([
      { kind: 'orders-not-sold', orders: 'all', sold: ['one'] },
    ]);
    expect(refusedFor('SWE-V64:V86 legs 1/1/1/1/1/1 stake 100', ...Array(6).fill(9))).toEqual(['wrong-wager']);
    expect(refusedFor('SWE-V64:V65 legs 1/1/1/1/1/1 stake 100', ...Array(6).fill(9))).toEqual([]);
    expect(refusedFor('DEU-H2H singles 3 stake 50', 9)).toEqual(['wrong-wager']);
    expect(refusedFor('DEU-H2H:H2H_3_5_7 singles 3 stake 50', 9)).toEqual(['wrong-wager']);
  });

  test('[PRICE-17] names legs to place in a bet at agreed odds alone, and only legs that it has', () => {
    expect(refusals('GBR-MUL3 legs 1/1/1 placed 1,3 stake 10', 9, 9, 9)).toEqual([]);
    expect(refusals('GBR-MUL3 legs 1/1/1 placed 4 stake 10', 9, 9, 9)).toEqual([
      { kind: 'wrong-legs', legs: 4, needed: 3 },
    ]);
    expect(refusals('SWE-V4 legs 1/1/1/1 placed 1 stake 20', 9, 9, 9, 9)).toEqual([
      { kind: 'selection-not-sold', selection: 'legs' },
    ]);
  });
});
