import { expect, test } from 'vitest';
import { createReportBudgets } from './report-budgets.ts';

test('[REPORTS-11] a budget of reports fills up again with time, up to its size, and clocks that go back give nothing', () => {
  let now = 0;
  const budgets = createReportBudgets({ most: 10, perSecond: 2, now: () => now });
  expect([budgets.take('a', 8), budgets.take('a', 8), budgets.take('a', 1), budgets.take('b', 3)]).toEqual([
    8, 2, 0, 3,
  ]);
  now = 1_500;
  expect(budgets.take('a', 8)).toBe(3);
  now = 0;
  expect(budgets.take('a', 1)).toBe(0);
  now = 1e9;
  expect(budgets.take('a', 100)).toBe(10);
});

test('[REPORTS-14] any number of strangers cost bounded memory', () => {
  const budgets = createReportBudgets({ most: 1, perSecond: 0, now: () => 0 });
  budgets.take('first', 1);
  for (let client = 0; client < 9_999; client += 1) budgets.take(`${client}`, 1);
  expect(budgets.take('first', 1)).toBe(0);
  for (let client = 0; client < 10_000; client += 1) budgets.take(`${client}`, 1);
  expect(budgets.take('first', 1)).toBe(1);
});
