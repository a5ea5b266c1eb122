import { expect, test } from '@playwright/test';
import { overBudget, readBudgets } from './budgets.ts';
import { makeMonolith, measureBytes, type RouteBytes } from './bytes.ts';

/**
 * Checks the builds in `dist/`. Builds the monolith, which webpack's cache makes fast after the
 * first time.
 */
test.describe('what a landing page loads', () => {
  // One worker reads the builds once.
  test.describe.configure({ mode: 'default' });
  let routes: RouteBytes[];

  test.beforeAll(async () => {
    routes = await measureBytes(await makeMonolith());
  });

  test('is within its budget', async () => {
    expect(overBudget(routes, await readBudgets())).toEqual([]);
  });

  test('has nothing twice, once from the shell and once from the remote', () => {
    expect(Object.fromEntries(routes.map(({ landing, duplicates }) => [landing.path, duplicates]))).toEqual(
      Object.fromEntries(routes.map(({ landing }) => [landing.path, []])),
    );
  });
});
