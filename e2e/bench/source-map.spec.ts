import { expect, test } from '@playwright/test';
import { bytesBySource } from './source-map.ts';

test('each character belongs to the source that the last segment before it names', () => {
  // Columns 0 and 4 of the first line belong to a.ts and b.ts. The second line begins with an
  // unmapped part, then 2 columns of b.ts.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA;A,EAAA' };
  expect(bytesBySource('aaaabbb\n..bb', map)).toEqual(
    new Map([
      ['a.ts', 4],
      ['b.ts', 5],
    ]),
  );
});
