// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitNumber, formatNumber, parseNumber } from './number-field.model.ts';

describe('[NUMBER-1, NUMBER-2] a number', () => {
  test.each([
    ['1.234,5', 'de-DE', 1234.5],
    ['1,234.5', 'en-GB', 1234.5],
    ['1234', 'de-DE', 1234],
    ['1 234,5', 'de-DE', 1234.5],
    [',5', 'de-DE', 0.5],
    ['-3', 'de-DE', -3],
    ['', 'de-DE', null],
    ['drei', 'de-DE', null],
    ['1,2,3', 'de-DE', null],
  ] as const)('%s in %s is %s', (text, locale, number) => {
    expect(parseNumber(text, locale)).toBe(number);
  });

  test('is read as it is written, in each language', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(4), fc.constantFrom('de-DE', 'en-GB'), (cents, decimals, locale) => {
        const value = fitNumber(cents / 100, { decimals });
        expect(parseNumber(formatNumber(value, locale, decimals), locale)).toBeCloseTo(value, decimals + 1);
      }),
    );
  });

  test('of any text never fails', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseNumber(text, 'de-DE') ?? 0).not.toBeNaN();
      }),
    );
  });

  test.each([
    [5.2, { min: 4, step: 2 }, 6],
    [4.9, { min: 4, step: 2 }, 4],
    [0.13, { decimals: 2, step: 0.05 }, 0.15],
  ])('%d of the shape %o is %d', (value, shape, fit) => {
    expect(fitNumber(value, shape)).toBe(fit);
  });

  test('lies within its limits', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.nat(), (value, min, width) => {
        const fit = fitNumber(value, { min, max: min + width });
        expect(fit).toBeGreaterThanOrEqual(min);
        expect(fit).toBeLessThanOrEqual(min + width);
      }),
    );
  });
});
