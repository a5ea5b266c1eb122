import { fits } from '@paddock/release/record';
import fc from 'fast-check';
import { satisfies } from 'semver';
import { expect, test } from 'vitest';

const part = fc.integer({ min: 0, max: 3 });
const version = fc.tuple(part, part, part).map((parts) => parts.join('.'));
const one = fc.tuple(fc.constantFrom('^', '~', '>=', ''), version).map((words) => words.join(''));
const range = fc.array(one, { minLength: 1, maxLength: 3 }).map((ones) => ones.join(' || '));

test('[RECORD-23] a version is in a range as semver says', () => {
  fc.assert(
    fc.property(version, fc.constantFrom('', '-rc.1'), range, (plain, before, wanted) => {
      const provided = `${plain}${before}`;
      expect(fits(provided, wanted)).toBe(satisfies(provided, wanted, { includePrerelease: true }));
    }),
    { numRuns: 2_000 },
  );
});

test('[RECORD-24] a range of a form that tabs do not know fits, because the gate has checked it', () => {
  expect(fits('1.2.0', '1.x')).toBe(true);
  expect(fits('1.2.0', '>=3.0.0 <4.0.0')).toBe(true);
});
