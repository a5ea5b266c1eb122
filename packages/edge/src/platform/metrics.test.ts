import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';

test('[REPORTS-21] a new series of a full family takes the place of the one that was counted longest ago, which is counted', () => {
  const metrics = createMetrics();
  const count = (tag: number) => metrics.count('paddock_api_errors_total', { tag: String(tag) });
  for (let tag = 0; tag < 8_000; tag += 1) count(tag);
  count(0);
  count(8_000);
  const series = new Map(metrics.series('paddock_api_errors_total').map(({ labels, value }) => [labels.tag, value]));
  expect(series.size).toBe(8_000);
  expect([series.get('0'), series.get('1'), series.get('8000')]).toEqual([2, undefined, 1]);
  expect(metrics.text()).toContain('paddock_series_dropped_total{family="paddock_api_errors_total"} 1');
});
