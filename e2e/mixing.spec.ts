import type { Page } from '@playwright/test';
import { NEXT_MARK } from './support/next-build.ts';
import { SHELL_TEXTS } from './support/remotes.ts';
import { expect, test } from './support/test.ts';
import { countBoots, recordTimeline } from './support/timeline.ts';

const REMOTE = 'mf-racing';

/** The builds of the remote that code was fetched from since `mark`, in order. */
async function buildsFetched(page: Page, since: number): Promise<string[]> {
  const paths = await page.evaluate(
    (since) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime >= since)
        .map(({ name }) => new URL(name).pathname),
    since,
  );
  return [...new Set(paths.flatMap((path) => /^\/builds\/mf-racing\/([^/]+)\/.*\.js$/.exec(path)?.[1] ?? []))];
}

const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());
const mark = (page: Page) => page.locator('main').getByText(NEXT_MARK);
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name, exact: true }).click();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('two builds of one remote never mix in a tab: v2, then v1, each with a chunk that came late', async ({
  page,
  own,
  wish,
}) => {
  await recordTimeline(page, {});
  const first = own.firstBuild(REMOTE);
  const next = await own.publishNext(REMOTE);
  expect((await own.paddock('promote', REMOTE, next)).code).toBe(0);

  await wish('unsaved-remote');
  await page.goto(`${own.url}/races`);
  await expect(heading(page)).toContainText('Rennen am');
  await expect(mark(page)).toBeVisible();

  // v1 is live again, but this tab keeps v2 while something is unsaved.
  expect((await own.paddock('rollback', REMOTE, '--reason', 'e2e')).code).toBe(0);
  await expect(page.getByText(SHELL_TEXTS.newer)).toBeVisible();
  const kept = await now(page);
  await follow(page, 'Ergebnisse');
  await expect(heading(page)).toContainText('Ergebnisse am');
  await expect(mark(page), 'a late chunk of v2 is of v2').toBeVisible();
  expect(await buildsFetched(page, kept)).toEqual([next]);

  // Over to v1, and a chunk of it that v2 never loaded.
  const taken = await now(page);
  await page.getByRole('button', { name: SHELL_TEXTS.takeOver }).click();
  await expect(mark(page)).toBeHidden();
  await expect(heading(page)).toContainText('Ergebnisse am');
  await follow(page, 'Start');
  await expect(heading(page)).toContainText('Pferderennen');
  await expect(mark(page), 'a late chunk of v1 is of v1').toBeHidden();
  expect(await buildsFetched(page, taken)).toEqual([first]);

  // And v2 once more: nothing of v1 is taken for its own.
  expect((await own.paddock('promote', REMOTE, next)).code).toBe(0);
  await page.getByRole('button', { name: SHELL_TEXTS.takeOver }).click();
  await expect(mark(page)).toBeVisible();
  await follow(page, 'Rennen');
  await expect(heading(page)).toContainText('Rennen am');
  await expect(mark(page)).toBeVisible();

  const containers = await page.evaluate(() =>
    Object.entries(globalThis).flatMap(([name, value]) => (name.startsWith('mf_racing_') && value ? [name] : [])),
  );
  expect(containers).toEqual([`mf_racing_${next.slice(-12)}`]);
  expect(await countBoots(page), 'loads of the page').toBe(1);
});
