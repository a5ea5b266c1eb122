import { REMOTES } from '@paddock/dev';
import type { BrowserContext, Page } from '@playwright/test';
import { goBack, leave } from './session/kept-page.ts';
import { NEXT_MARK } from './support/next-build.ts';
import type { Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { countBoots, recordTimeline } from './support/timeline.ts';
import { openVisitor } from './support/visitor.ts';
import { WHOLE_BROWSER } from './support/whole-browser.ts';

test.use(WHOLE_BROWSER);

const REMOTE = 'mf-racing';
const COOKIE = 'paddock-bucket';

async function run(product: Product, ...words: string[]): Promise<void> {
  const { code, stderr } = await product.paddock(...words, '--reason', 'e2e');
  expect(code, stderr).toBe(0);
}

/** The build in a page for the visitors of this bucket. */
async function buildOf({ url }: Product, bucket: number): Promise<string> {
  const html = await (
    await fetch(`${url}/races`, { headers: { accept: 'text/html', cookie: `${COOKIE}=${bucket}` } })
  ).text();
  const release = /<script type="application\/json" id="paddock-release"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  return JSON.parse(release ?? '').remotes[REMOTE].buildId;
}

async function bucketIn(context: BrowserContext): Promise<number | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE);
  return cookie && Number(cookie.value);
}

const expectBuild = (page: Page, buildId: string): Promise<void> =>
  expect(page.locator(`[data-remote="${REMOTE}"]`)).toHaveAttribute('data-build', buildId);

const mark = (page: Page) => page.locator('main').getByText(NEXT_MARK);

test('two visitors on either side of a share keep their builds until an operator says otherwise', async ({
  page,
  context,
  browser,
  clock,
  own,
}) => {
  const first = own.firstBuild(REMOTE);
  const next = await own.publishNext(REMOTE);
  await page.goto(`${own.url}/races`);
  await expectBuild(page, first);
  expect(await bucketIn(context), 'a cookie without a canary').toBeUndefined();

  await run(own, 'canary', 'start', REMOTE, next, '--share', '50%');
  await recordTimeline(page, {});
  await page.goto(`${own.url}/races`);
  const bucket = (await bucketIn(context)) ?? -1;
  const mine = await buildOf(own, bucket);
  await expectBuild(page, mine);

  // The first bucket of the other group.
  let other = 0;
  while ((await buildOf(own, other)) === mine) other += 1;
  const theirs = mine === first ? next : first;
  const second = await openVisitor(browser, clock, { locale: 'de-DE' });
  await second.addCookies([{ name: COOKIE, value: String(other), url: own.url }]);
  const rival = await second.newPage();
  await recordTimeline(rival, {});
  await rival.goto(`${own.url}/races`);

  const keeps = async (tab: Page, build: string) => {
    await expectBuild(tab, build);
    await expect(mark(tab)).toBeVisible({ visible: build === next });
    await tab.reload();
    await expectBuild(tab, build);
    const another = await tab.context().newPage();
    await another.goto(`${own.url}/races`);
    await expectBuild(another, build);
    await another.close();
    await tab.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })));
    await leave(tab, own.url);
    await goBack(tab);
    await expect.poll(() => tab.evaluate(() => Reflect.get(globalThis, 'persisted'))).toBe(true);
    await expectBuild(tab, build);
  };
  await Promise.all([keeps(page, mine), keeps(rival, theirs)]);

  const boots = { page: await countBoots(page), rival: await countBoots(rival) };
  // An open tab stays in the group of its page even without its cookie.
  await second.clearCookies({ name: COOKIE });
  await run(own, 'canary', 'finish', REMOTE);
  for (const [tab, of] of [
    [page, bucket],
    [rival, other],
  ] as const) {
    await expectBuild(tab, await buildOf(own, of));
  }
  await run(own, 'rollback', REMOTE);
  for (const tab of [page, rival]) {
    await expectBuild(tab, first);
    await expect(mark(tab)).toBeHidden();
  }
  expect({ page: await countBoots(page), rival: await countBoots(rival) }, 'no tab is reloaded').toEqual(boots);
  expect(await bucketIn(context)).toBe(bucket);
  await second.close();
});

test('[SPLIT-10] with canaries of all five remotes, a page asks for no more than without', async ({
  own,
  browser,
  clock,
}) => {
  /**
   * The requests of a new visitor of this bucket: paths without the names of builds and contents.
   */
  const visit = async (bucket: number): Promise<{ asked: string[]; builds: string[] }> => {
    const context = await openVisitor(browser, clock, { locale: 'de-DE' });
    await context.addCookies([{ name: COOKIE, value: String(bucket), url: own.url }]);
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      const isReport = pathname === '/paddock/beacons';
      // On a busy machine the page asks for a file of a build a second time, under another address.
      const isRetry = pathname.startsWith('/builds/') && search !== '';
      const path = pathname.replace(/(?<=^\/builds\/[^/]+\/)[^/]+/, '*');
      if (!isReport && !isRetry) asked.push(`${request.method()} ${path}`);
    });
    // The page's deferred work begins with the lists of the remotes that it links to.
    const later = page.waitForRequest(/\/builds\/mf-registration\/[^/]+\/build\.json/);
    await page.goto(`${own.url}/races`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rennen am');
    await later;
    let known = 0;
    const countNew = () => {
      const before = known;
      known = asked.length;
      return known - before;
    };
    await expect.poll(countNew, { intervals: [2_000], timeout: 60_000 }).toBe(0);
    const pieces = await page
      .locator('[data-remote]')
      .evaluateAll((all) => all.map(({ dataset }) => (dataset as DOMStringMap).build ?? ''));
    await context.close();
    return { asked: asked.sort(), builds: [...new Set(pieces)] };
  };
  const next: string[] = [];
  for (const remote of REMOTES) next.push(await own.publishNext(remote));
  const without = await visit(0);
  expect(without.asked.length).toBeGreaterThan(20);

  for (const [index, remote] of REMOTES.entries())
    await run(own, 'canary', 'start', remote, next[index] ?? '', '--share', '50%');
  const seen = new Set<string>();
  for (let bucket = 0; seen.size < 2; bucket += 1) {
    const racing = await buildOf(own, bucket);
    if (seen.has(racing)) continue;
    seen.add(racing);
    const { asked, builds } = await visit(bucket);
    expect(builds, 'of the bucket').toContain(racing);
    expect(asked, racing).toEqual(without.asked);
  }
});
