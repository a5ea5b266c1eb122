import { expect, test } from '@playwright/test';
import { interleave, longestChain, quantile, ratioOf, summarize } from './statistics.ts';

test('a quantile lies between two values by its distance, whatever their order', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([9, 1, 5], 0.25)).toBe(3);
  expect(quantile([7], 0.25)).toBe(7);
  expect(quantile([], 0.5)).toBeNaN();
});

test('a summary has the median, the lower quartile and the spread as a share of the median', () => {
  expect(summarize([10, 20, 30, 40, 50])).toEqual({ median: 30, p25: 20, spread: 1 / 3, runs: 5 });
});

test('a ratio compares medians with medians and lower quartiles with lower quartiles', () => {
  expect(ratioOf([10, 20, 30], [20, 20, 20])).toEqual({ median: 1, p25: 0.75 });
});

test('each round runs every variant, each round begins with another, and the first one warms up', async () => {
  const order: string[] = [];
  const results = await interleave(['a', 'b', 'c'], 2, async (variant, round) => {
    order.push(variant);
    return round;
  });
  expect(order.join('')).toBe('abcbcacab');
  expect(results).toEqual({ a: [1, 2], b: [1, 2], c: [1, 2] });
});

test('a chain is as long as its requests that waited for one another', () => {
  const beside = { start: 0, end: 10 };
  expect(longestChain([])).toBe(0);
  expect(longestChain([beside, { start: 5, end: 30 }])).toBe(1);
  expect(longestChain([{ start: 31, end: 40 }, beside, { start: 10, end: 30 }])).toBe(3);
});
