import { expect, test } from 'vitest';
import {
  firstDay,
  lastDays,
  monthOf,
  parseTransactionsChoice,
  toggleType,
  writeTransactionsChoice,
} from './transactions-choice.model.ts';

const TODAY = '2026-11-21';
const parse = (query: string) => parseTransactionsChoice(new URLSearchParams(query), TODAY);

test('[STATEMENT-2] an address without days is of the last 30 days', () => {
  expect(parse('')).toEqual({ from: '2026-10-23', to: TODAY, types: [], page: 1 });
});

test.each([
  ['from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20', types: [], page: 1 }],
  [
    'from=2026-11-20&to=2026-11-20&type=stake&type=deposit',
    { from: '2026-11-20', to: '2026-11-20', types: ['deposit', 'stake'], page: 1 },
  ],
  ['to=2026-11-10', { from: '2026-10-12', to: '2026-11-10', types: [], page: 1 }],
  ['from=2020-01-01', { from: '2026-10-23', to: TODAY, types: [], page: 1 }],
  ['to=2027-01-01', { from: '2026-10-23', to: TODAY, types: [], page: 1 }],
  ['from=2026-11-20&to=2026-11-10', { from: '2026-10-23', to: TODAY, types: [], page: 1 }],
  ['from=yesterday&type=cash', { from: '2026-10-23', to: TODAY, types: [], page: 1 }],
])('[STATEMENT-2] %s', (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

test('[STATEMENT-2] twelve months can be chosen, and an address says it again', () => {
  const choice = { ...lastDays(365, TODAY), types: ['payout'] as const, page: 1 };
  expect(choice.from).toBe('2025-11-22');
  expect(firstDay(TODAY)).toBe('2025-11-21');
  expect(parse(writeTransactionsChoice(choice))).toEqual(choice);
  expect(writeTransactionsChoice({ ...choice, page: 2 })).toMatch(/&page=2$/);
});

test('[STATEMENT-2] types are added and taken away in the order of the filter', () => {
  const more = toggleType(['stake'], 'deposit');
  expect(more).toEqual(['deposit', 'stake']);
  expect(toggleType(more, 'stake')).toEqual(['deposit']);
});

test.each([
  ['2026-10-15', '2026-10-01', '2026-10-31'],
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2026-11-21', '2026-11-01', TODAY],
  ['2025-12-31', '2025-12-01', '2025-12-31'],
])('[STATEMENT-5] the month of %s', (day, from, to) => {
  expect(monthOf(day, TODAY)).toEqual({ from, to, types: [], page: 1 });
});
