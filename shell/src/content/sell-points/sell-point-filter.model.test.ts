import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_CATEGORIES, filterSellPoints, type SellPointFilter } from './sell-point-filter.model.ts';
import type { SellPoint } from './sell-points.queries.ts';

const all: SellPointFilter = { phrase: '', category: ALL_CATEGORIES, zip: '' };
const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom('0', '1', '5'), maxLength });
const words = fc.string({ unit: fc.constantFrom('a', 'B', 'ü', 'Ü', ' ', 'ß'), maxLength: 5 });
const categories = fc
  .uniqueArray(fc.integer({ min: 1, max: 3 }))
  .map((ids) => ids.map((id) => ({ id, name: `${id}` })));
const point: fc.Arbitrary<SellPoint> = fc.record({
  id: fc.nat(),
  name: words,
  address: words,
  city: words,
  zip: digits(5),
  latitude: fc.constant(51),
  longitude: fc.constant(10),
  openingHours: fc.constant(''),
  categories,
});
const points = fc.array(point, { maxLength: 20 });
const filters = fc.record({ phrase: words, category: fc.constantFrom(-1, 1, 2, 3), zip: digits(6) });

/** For every list and every filter. */
const always = (check: (list: SellPoint[], filter: SellPointFilter, left: SellPoint[]) => void) =>
  fc.assert(fc.property(points, filters, (list, filter) => check(list, filter, filterSellPoints(list, filter))));

describe('the filter of sell points', () => {
  test('[CMS-35] leaves all where it is empty, sorted by zip', () => {
    fc.assert(
      fc.property(points, (list) => {
        const left = filterSellPoints(list, all);
        expect(new Set(left)).toEqual(new Set(list));
        expect(left.map(({ zip }) => zip)).toEqual(list.map(({ zip }) => zip).sort());
      }),
    );
  });

  test('[CMS-36] leaves exactly what each of its three parts leaves', () => {
    always((list, filter, left) => {
      const parts = [
        { ...all, phrase: filter.phrase },
        { ...all, category: filter.category },
        { ...all, zip: filter.zip },
      ].map((part) => new Set(filterSellPoints(list, part)));
      for (const one of list) expect(left.includes(one)).toBe(parts.every((part) => part.has(one)));
    });
  });

  test('[CMS-10] finds a phrase in name, address or city, whatever its capitals', () => {
    always((list, { phrase }) => {
      const wanted = phrase.trim();
      for (const variant of [phrase, phrase.toUpperCase().replaceAll('SS', 'ß'), phrase.toLowerCase()]) {
        const left = filterSellPoints(list, { ...all, phrase: variant });
        for (const one of list) {
          const said = [one.name, one.address, one.city].some((text) =>
            text.toLowerCase().includes(wanted.toLowerCase()),
          );
          expect(left.includes(one)).toBe(said);
        }
      }
    });
  });

  test('[CMS-32] has of a category those that are in it, and of -1 all', () => {
    always((list, { category }) => {
      const left = filterSellPoints(list, { ...all, category });
      for (const one of list)
        expect(left.includes(one)).toBe(category === -1 || one.categories.some(({ id }) => id === category));
    });
  });

  test('[CMS-33] [CMS-34] compares zips digit by digit; a shorter zip never matches a longer input', () => {
    always((list, { zip }) => {
      const left = filterSellPoints(list, { ...all, zip });
      for (const one of list) {
        const equal = [...zip].every((digit, index) => one.zip[index] === digit);
        expect(left.includes(one)).toBe(equal);
        if (one.zip.length < zip.length) expect(left).not.toContain(one);
      }
    });
  });

  test('[CMS-37] changes nothing of what it is given', () => {
    always((list, filter) => {
      const before = [...list];
      filterSellPoints(list, filter);
      expect(list).toEqual(before);
    });
  });
});
