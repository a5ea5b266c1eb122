// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

describe('[PAGINATION-2] the pages shown', () => {
  test.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 gap 20'],
    [5, 20, '1 gap 4 5 6 gap 20'],
    [16, 20, '1 gap 15 16 17 gap 20'],
    [17, 20, '1 gap 16 17 18 19 20'],
    [4, 8, '1 2 3 4 5 gap 8'],
    [5, 8, '1 gap 4 5 6 7 8'],
  ])('on page %i of %i are %s', (page, pages, shown) => {
    expect(listPages(page, pages).join(' ')).toBe(shown);
  });

  test('hold the first, the present and the last, rise, and are seven at most', () => {
    const place = fc
      .integer({ min: 1, max: 5_000 })
      .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const slots = listPages(page, pages);
        const numbers = slots.filter((slot) => slot !== 'gap');
        expect(slots).toHaveLength(Math.min(pages, 7));
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
      }),
    );
  });

  test('leave out two pages at least where there is a gap', () => {
    for (let page = 1; page <= 30; page++) {
      const slots = listPages(page, 30);
      for (const [at, slot] of slots.entries()) {
        if (slot === 'gap') expect(Number(slots[at + 1]) - Number(slots[at - 1])).toBeGreaterThan(2);
      }
    }
  });
});
