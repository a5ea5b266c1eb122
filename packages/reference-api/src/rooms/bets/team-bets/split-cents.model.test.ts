import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitCents } from './split-cents.ts';

const weights = fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 1, maxLength: 40 });

describe('an amount that is split', () => {
  test('[TEAM-5] loses no cent and makes none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (amount, parts) => {
        expect(splitCents(amount, parts).reduce((sum, part) => sum + part, 0)).toBe(amount);
      }),
    );
  });

  test('[TEAM-5] gives nobody a cent more or less than its part', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (amount, parts) => {
        const total = parts.reduce((sum, part) => sum + part, 0);
        for (const [at, part] of splitCents(amount, parts).entries()) {
          expect(Math.abs(part - (amount * (parts[at] as number)) / total)).toBeLessThan(1);
        }
      }),
    );
  });

  test('[TEAM-5] gives the remaining cents to the largest remainders', () => {
    expect(splitCents(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(splitCents(10, [1, 5])).toEqual([2, 8]);
    expect(splitCents(7, [0, 0])).toEqual([0, 0]);
  });
});
