import { expect, test } from 'vitest';
import { parseGoing } from './going.model.ts';

test.each([
  ['schwer', 'HEAVY'],
  ['gut bis weich', 'GOOD_TO_SOFT'],
  ['très souple', 'VERY_SOFT'],
  ['Bon léger', 'GOOD_TO_FIRM'],
  ['PSF RAPIDE', 'FAST'],
  ['något tung', 'SLOW'],
  ['good to firm', 'GOOD_TO_FIRM'],
  ['好地', 'GOOD'],
])('[CARD-27] the going %s has the code %s', (words, code) => {
  expect(parseGoing(words)).toBe(code);
});

test('[CARD-28] an unknown going has no code', () => {
  expect(parseGoing('SOFT (Heavy in places)')).toBeNull();
});
