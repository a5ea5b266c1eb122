import { expect, test } from 'vitest';
import { wagerTypes } from '../types/index.ts';
import { poolName } from './pool-name.ts';

test('[NAMES-1] a pool has its name in both languages', () => {
  expect(poolName('WIN', 'de')).toBe('Sieg');
  expect(poolName('WIN', 'en')).toBe('Win');
  expect(poolName('QNP', 'de')).toBe('Quinté+');
  expect(poolName('QNP', 'en')).toBe('Quinté+');
});

test('[NAMES-2] a head-to-head is named with its horses, a multiple with its number of races', () => {
  expect(poolName('H2H_3_7', 'de')).toBe('Head-to-Head 3 – 7');
  expect(poolName('H2H_3_7', 'en')).toBe('Head-to-head 3 – 7');
  expect(poolName('MUL4', 'de')).toBe('Kombiwette über 4 Rennen');
  expect(poolName('MUL4', 'en')).toBe('Multiple over 4 races');
});

/** A bet over races that the customer chooses is not a pool of any race. */
const pools = new Set(wagerTypes.filter(({ rule }) => !rule.folds).flatMap(({ name }) => name));

test.each([...pools].filter((pool) => !/\d/.test(pool)))('[NAMES-3] the pool %s has a name', (pool) => {
  expect(poolName(pool, 'de')).not.toBe(pool);
  expect(poolName(pool, 'en')).not.toBe(pool);
});
