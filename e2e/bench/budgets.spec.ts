import { expect, test } from '@playwright/test';
import { type Budgets, overBudget } from './budgets.ts';
import type { RouteBytes } from './bytes.ts';
import { LANDINGS } from './landings.ts';

const [landing] = LANDINGS;
if (!landing) throw new Error('There is no landing page');

const route = (js: number, calendar: number): RouteBytes => ({
  landing,
  federated: { js, css: 10 },
  monolith: { js, css: 10 },
  sources: new Map([
    ['paddock:///mf-racing/src/calendar.ts', calendar],
    ['paddock:///mf-racing/src/home.ts', 900],
  ]),
  duplicates: [],
  runtime: 0,
});

const budgets: Budgets = {
  pages: { [landing.path]: { js: 1_000, css: 10 } },
  modules: { 'mf-racing/src/calendar.ts': 300, 'mf-racing/src/home.ts': 900 },
};

test('a page within its budget is nothing to speak of', () => {
  expect(overBudget([route(1_000, 300)], budgets)).toEqual([]);
});

test('a page over its budget is told with the module that grew, and by how much', () => {
  const [line] = overBudget([route(1_500, 2_300)], budgets);
  expect(line).toContain(`${landing.path}: 1500 B of js, allowed 1000`);
  expect(line).toContain('mf-racing/src/calendar.ts +2000 B');
  expect(line).not.toContain('home.ts');
});
