import { expect, test } from 'vitest';
import { inCountryOrder, positionOf } from './country-order.model.ts';

test('[MEETINGS-6] [MEETINGS-7] a country stands at its position, one without at 99, the pools over several races at 9999', () => {
  const positions = { FRA: 2, SWE: 120 };
  expect(positionOf('FRA', positions)).toBe(2);
  expect(positionOf('HKG', positions)).toBe(99);
  expect(positionOf('pools', positions)).toBe(9999);
  expect(positionOf('pools', { pools: 1 })).toBe(1);
});

test('[MEETINGS-8] items of one country, or of unknown countries, keep their order', () => {
  const items = [
    { country: 'ZZZ', name: 'a' },
    { country: 'FRA', name: 'b' },
    { country: 'YYY', name: 'c' },
    { country: 'DEU', name: 'd' },
    { country: 'FRA', name: 'e' },
  ];
  expect(inCountryOrder(items, { DEU: 1, FRA: 2 }).map(({ name }) => name)).toEqual(['d', 'b', 'e', 'a', 'c']);
});
