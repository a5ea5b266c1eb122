import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { NEXT_MARK } from './support/next-build.ts';
import type { Product } from './support/product.ts';
import { SHELL_TEXTS } from './support/remotes.ts';
import { expect, test } from './support/test.ts';
import { countBoots, recordTimeline } from './support/timeline.ts';

const REMOTE = 'mf-racing';
const mark = (page: Page) => page.locator('main').getByText(NEXT_MARK);

/** Every file of all other builds, with its inode and time. */
async function otherFiles({ data }: Product): Promise<Record<string, string>> {
  const builds = join(data, 'builds');
  const files: Record<string, string> = {};
  for (const file of (await readdir(builds, { recursive: true })).filter((name) => !name.startsWith(REMOTE))) {
    const { ino, mtimeMs } = await stat(join(builds, file));
    files[file] = `${ino} ${mtimeMs}`;
  }
  return files;
}

/** The remote's build in the next page load. */
async function servedBuild({ url }: Product): Promise<string> {
  const html = await (await fetch(`${url}/races`, { headers: { accept: 'text/html' } })).text();
  const release = /<script type="application\/json" id="paddock-release"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(release ?? '').remotes[REMOTE].buildId;
}

/** Expects it at once; only a busy machine needs the extra time. */
const expectServed = (product: Product, buildId: string): Promise<void> =>
  expect.poll(() => servedBuild(product), { timeout: 1_000, intervals: [0, 20] }).toBe(buildId);

async function run(product: Product, ...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await product.paddock(...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

test('publishing serves nobody; promoting and rolling back reach the next load at once and an open tab in seconds', async ({
  page,
  own,
}) => {
  await recordTimeline(page, {});
  const first = own.firstBuild(REMOTE);
  await page.goto(`${own.url}/races`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rennen am');
  const untouched = await otherFiles(own);

  const next = await own.publishNext(REMOTE);
  await expectServed(own, first);

  await run(own, 'promote', REMOTE, next);
  await expectServed(own, next);
  await expect(mark(page)).toBeVisible();
  await expect(page.locator(`[data-remote="${REMOTE}"]`)).toHaveAttribute('data-build', next);

  const said = await run(own, 'rollback', REMOTE, '--reason', 'e2e: odds are wrong');
  expect(said).toContain(first);
  await expectServed(own, first);
  await expect(mark(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rennen am');
  await expect(page.locator(`[data-remote="${REMOTE}"]`)).toHaveAttribute('data-build', first);

  expect(await countBoots(page), 'loads of the open tab').toBe(1);
  expect(await otherFiles(own)).toEqual(untouched);
  expect(await run(own, 'history')).toContain('e2e: odds are wrong');
});

test('unsaved work holds another build back, and the notice offers it', async ({ page, own, wish }) => {
  await recordTimeline(page, {});
  const first = own.firstBuild(REMOTE);
  await run(own, 'promote', REMOTE, await own.publishNext(REMOTE));
  await wish('unsaved-page');
  await page.goto(`${own.url}/races`);
  await expect(mark(page)).toBeVisible();

  await run(own, 'rollback', REMOTE, '--reason', 'e2e');
  await expectServed(own, first);
  await expect(page.getByText(SHELL_TEXTS.newer)).toBeVisible();
  await expect(mark(page), 'what is unsaved stays').toBeVisible();

  await page.getByRole('button', { name: SHELL_TEXTS.takeOver }).click();
  await expect(mark(page)).toBeHidden();
  await expect(page.getByText(SHELL_TEXTS.newer)).toBeHidden();
  expect(await countBoots(page)).toBe(1);
});

test('a change that was decided on another state is refused and changes nothing', async ({ own }) => {
  const first = own.firstBuild(REMOTE);
  const next = await own.publishNext(REMOTE);
  await run(own, 'promote', REMOTE, next);
  const journal = join(own.data, 'journal/production');
  const before = (await readdir(journal)).sort();
  const newest = await readFile(join(journal, before.at(-1) ?? ''), 'utf8');

  const refused = await own.paddock('rollback', REMOTE, '--to', first, '--if-live', first, '--reason', 'e2e');
  expect(refused.code).toBe(4);
  expect(refused.stderr).toContain(next);
  expect((await readdir(journal)).sort()).toEqual(before);
  expect(await readFile(join(journal, before.at(-1) ?? ''), 'utf8')).toBe(newest);
  await expectServed(own, next);

  await run(own, 'rollback', REMOTE, '--to', first, '--if-live', next, '--reason', 'e2e');
  await expectServed(own, first);
});

test('a remote that is withdrawn goes on in the open tab; its next load is the page of a URL that nobody has', async ({
  page,
  own,
  complaints,
}) => {
  complaints.expect(/404 \(Not Found\)/);
  await recordTimeline(page, {});
  const first = own.firstBuild(REMOTE);
  await page.goto(`${own.url}/races`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Rennen am');

  const refused = await own.paddock('withdraw', REMOTE, '--reason', 'e2e');
  expect(refused.code).toBe(4);
  expect(refused.stderr).toContain(`uses the link race of ${REMOTE} ${first}`);
  await run(own, 'withdraw', REMOTE, '--reason', 'e2e', '--accept-break', 'e2e: nobody bets here');

  // The tab reads the new release, and continues.
  const known = () => page.evaluate(async () => (await (await fetch('/paddock/release')).json()).remotes);
  expect(Object.keys(await known())).not.toContain(REMOTE);
  await page.waitForTimeout(1_500);
  await expect(heading).toContainText('Rennen am');
  await expect(page.locator(`[data-remote="${REMOTE}"]`)).toHaveAttribute('data-build', first);
  expect(await countBoots(page), 'loads of the open tab').toBe(1);

  const answer = await page.goto(`${own.url}/races`);
  expect(answer?.status()).toBe(404);
  await expect(heading).toHaveText('Seite nicht gefunden');

  await run(own, 'promote', `${REMOTE}@${first}`);
  await page.goto(`${own.url}/races`);
  await expect(heading).toContainText('Rennen am');
});
