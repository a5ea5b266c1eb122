import { expect, test } from 'vitest';
import { measureBandwidth } from './browser/bandwidth.ts';
import { deadlineFor } from './deadline.ts';

test.each([
  ['3 s where nothing was measured', 5_000_000, null, 3_000],
  ['3 s for a small file on a good line', 8_000, 1_000_000, 3_000],
  ['1 s + twice what the bytes need on a slow one', 200_000, 50_000, 9_000],
  ['what 64 KiB need where the size is unknown', null, 16_384, 9_000],
  ['a minute at most', 10_000_000, 1_000, 60_000],
])('[LOADER-12] the deadline of a file is %s', (_case, size, bandwidth, expected) => {
  expect(deadlineFor(size, bandwidth)).toBe(expected);
});

const transfer = (decodedBodySize: number, ms: number, transferSize = decodedBodySize) => ({
  requestStart: 100,
  responseEnd: 100 + ms,
  decodedBodySize,
  transferSize,
});

test('[LOADER-13] the bandwidth is the median of what came over the line, not of small files or of the cache', () => {
  const timings = [
    transfer(10_000, 100),
    transfer(10_000, 200),
    transfer(10_000, 1_000),
    transfer(100, 1_000),
    transfer(90_000, 1, 0),
  ];
  expect(measureBandwidth(timings)).toBe(50_000);
});

test('[LOADER-13] a page that loaded nothing over the line does not know its bandwidth', () => {
  expect(measureBandwidth([transfer(90_000, 1, 0)])).toBeNull();
});
