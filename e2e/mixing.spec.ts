import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Build, fileUrl, servedUrl } from '@paddock/release/record';
import type { Page } from '@playwright/test';
import { NEXT_MARK } from './support/next-build.ts';
import { SHELL_TEXTS } from './support/remotes.ts';
import { expect, test } from './support/test.ts';
import { countBoots, recordTimeline } from './support/timeline.ts';

const REMOTE = 'mf-racing';

/** The builds of the remote whose scripts are in the page. */
const buildsInPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const builds = [...document.querySelectorAll('script')].map(({ dataset }) => dataset.build ?? '');
    return [...new Set(builds.flatMap((build) => /^mf-racing\/(.+)$/.exec(build)?.[1] ?? []))];
  });

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
  await follow(page, 'Ergebnisse');
  await expect(heading(page)).toContainText('Ergebnisse am');
  await expect(mark(page), 'a late chunk of v2 is of v2').toBeVisible();
  expect(await buildsInPage(page)).toEqual([next]);

  // Switches to v1, and loads a chunk of v1 that v2 never loaded.
  await page.getByRole('button', { name: SHELL_TEXTS.takeOver }).click();
  await expect(mark(page)).toBeHidden();
  await expect(heading(page)).toContainText('Ergebnisse am');
  await follow(page, 'Start');
  await expect(heading(page)).toContainText('Pferderennen');
  await expect(mark(page), 'a late chunk of v1 is of v1').toBeHidden();
  expect(await buildsInPage(page)).toEqual([first]);

  // Switches to v2 again: it uses nothing of v1.
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

test('who comes again after a deploy downloads of the remote what the new build changed, and nothing else', async ({
  page,
  own,
}) => {
  const next = await own.publishNext(REMOTE);
  const addresses = async (buildId: string): Promise<string[]> => {
    const build = JSON.parse(await readFile(join(own.data, 'builds', REMOTE, buildId, 'build.json'), 'utf8')) as Build;
    const files = Object.entries(build.files).map(([file, { integrity }]) => servedUrl(build, file, integrity));
    return [...files, fileUrl(REMOTE, buildId, 'build.json')];
  };
  const known = new Set(await addresses(own.firstBuild(REMOTE)));
  const changed = (await addresses(next)).filter((path) => !known.has(path));

  /** The remote's files that the page needed: over the line, and from the cache. */
  const visit = async (): Promise<{ downloaded: string[]; kept: string[] }> => {
    await page.goto(`${own.url}/races`);
    await expect(heading(page)).toContainText('Rennen am');
    await page.waitForLoadState('networkidle');
    const entries = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => [new URL(entry.name).pathname, (entry as PerformanceResourceTiming).transferSize] as const)
        .filter(([path]) => path.startsWith('/builds/mf-racing/')),
    );
    const pick = (isDownload: boolean) =>
      entries.flatMap(([path, bytes]) => (bytes > 0 === isDownload ? [path] : [])).sort();
    return { downloaded: pick(true), kept: pick(false) };
  };
  const first = await visit();
  expect(first.downloaded.length).toBeGreaterThan(4);
  expect((await own.paddock('promote', REMOTE, next)).code).toBe(0);
  const again = await visit();
  await expect(mark(page)).toBeVisible();
  expect(again.downloaded.filter((path) => !changed.includes(path))).toEqual([]);
  expect(again.downloaded.length, 'of what the first visit downloaded').toBeLessThan(first.downloaded.length);
  expect(again.kept.filter((path) => first.downloaded.includes(path)).length).toBeGreaterThan(0);
});
