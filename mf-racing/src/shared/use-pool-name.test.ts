import { wagerTypes } from '@paddock/wagers/types';
import { expect, test } from 'vitest';
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };

/** Bets over races of the customer's choice are never a pool of a race. */
const multiples = wagerTypes.filter(({ rule }) => rule.folds);

test.each(
  [...new Set(wagerTypes.filter((type) => !multiples.includes(type)).flatMap(({ name }) => name))].map((name) => [
    name,
  ]),
)('RACING-10 the pool %s has a name in both languages', (name) => {
  expect([de.pool, en.pool].map((names) => name in names)).toEqual([true, true]);
});
