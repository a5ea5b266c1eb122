import { expect, test } from 'vitest';
import {
  firstDay,
  lastDays,
  monthOf,
  parseChoice,
  referenceOf,
  toggleType,
  writeChoice,
} from './transactions.model.ts';

const TODAY = '2026-11-21';
const parse = (query: string) => parseChoice(new URLSearchParams(query), TODAY);

test('[STATEMENT-2] an address without days is of the last 30 days', () => {
  expect(parse('')).toEqual({ from: '2026-10-23', to: TODAY, types: [] });
});

test.each([
  ['from=2026-11-01&to=2026-11-20', { from: '2026-11-01', to: '2026-11-20', types: [] }],
  [
    'from=2026-11-20&to=2026-11-20&type=stake&type=deposit',
    { from: '2026-11-20', to: '2026-11-20', types: ['deposit', 'stake'] },
  ],
  ['to=2026-11-10', { from: '2026-10-12', to: '2026-11-10', types: [] }],
  ['from=2020-01-01', { from: '2026-10-23', to: TODAY, types: [] }],
  ['to=2027-01-01', { from: '2026-10-23', to: TODAY, types: [] }],
  ['from=2026-11-20&to=2026-11-10', { from: '2026-10-23', to: TODAY, types: [] }],
  ['from=yesterday&type=cash', { from: '2026-10-23', to: TODAY, types: [] }],
])('[STATEMENT-2] %s', (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

test('[STATEMENT-2] twelve months can be chosen, and an address says it again', () => {
  const choice = { ...lastDays(365, TODAY), types: ['payout'] as const };
  expect(choice.from).toBe('2025-11-22');
  expect(firstDay(TODAY)).toBe('2025-11-21');
  expect(parse(writeChoice(choice))).toEqual(choice);
  expect(writeChoice(choice, 2)).toMatch(/&page=2$/);
});

test('[STATEMENT-2] types are added and taken away in the order of the filter', () => {
  const choice = { ...lastDays(30, TODAY), types: ['stake'] as const };
  const more = toggleType(choice, 'deposit');
  expect(more.types).toEqual(['deposit', 'stake']);
  expect(toggleType(more, 'stake').types).toEqual(['deposit']);
});

test.each([
  ['2026-10-15', '2026-10-01', '2026-10-31'],
  ['2026-02-28', '2026-02-01', '2026-02-28'],
  ['2026-11-21', '2026-11-01', TODAY],
  ['2025-12-31', '2025-12-01', '2025-12-31'],
])('[STATEMENT-5] the month of %s', (day, from, to) => {
  expect(monthOf(day, TODAY)).toEqual({ from, to, types: [] });
});

test('[STATEMENT-1] a reference of a kind without words is none', () => {
  expect(referenceOf('bet:12')).toEqual({ kind: 'bet', id: '12' });
  expect(referenceOf('gift:3')).toBeNull();
});
