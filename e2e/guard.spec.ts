import { setTimeout as wait } from 'node:timers/promises';
import { parseVoteTotals } from '@paddock/release/record';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openRace, slip, winOdds } from './betting/bets.ts';
import type { Clock } from './support/clock.ts';
import { NEXT_MARK } from './support/next-build.ts';
import { openProduct, type Product } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { countBoots, recordTimeline } from './support/timeline.ts';
import { openVisitor } from './support/visitor.ts';

const REMOTE = 'mf-racing';
/** This many bad votes stop a build at a quarter of the visitors (HEALTH-1). */
const ENOUGH = 11;

const mark = (page: Page) => page.locator('main').getByText(NEXT_MARK);
/** A bet in the slip that was not sent. */
const draft = (page: Page) => slip(page).getByRole('button', { name: /^Entfernen: Sieg/ });
/** The parts of the page that this build renders. */
const piecesOf = (page: Page, build: string) => page.locator(`[data-remote="${REMOTE}"][data-build="${build}"]`);

/** The remote's build, and the ticket, in the page for a visitor of this bucket. */
async function pageFor({ url }: Product, bucket: number): Promise<{ buildId: string; ticket: string }> {
  const headers = { accept: 'text/html', cookie: `paddock-bucket=${bucket}` };
  const html = await (await fetch(`${url}/races`, { headers })).text();
  const release = /<script type="application\/json" id="paddock-release"[^>]*>(.*?)<\/script>/.exec(html)?.[1];
  const [, ticket = ''] = /id="paddock-ticket" value="([^"]+)"/.exec(html) ?? [];
  return { buildId: JSON.parse(release ?? '').remotes[REMOTE].buildId, ticket };
}

const buildFor = async (product: Product, bucket: number): Promise<string> => (await pageFor(product, bucket)).buildId;

/**
 * A guarded product whose remote has a canary at a quarter of the visitors, and the first buckets
 * of both groups.
 */
async function startCanary(clock: Clock) {
  const product = await openProduct(clock, { isGuarded: true, trustedProxies: ['127.0.0.1/32'] });
  const first = product.firstBuild(REMOTE);
  const next = await product.publishNext(REMOTE);
  const start = ['canary', 'start', REMOTE, next, '--share', '25%', '--reason', 'e2e: new race card'];
  const { code, stderr } = await product.paddock(...start);
  expect(code, stderr).toBe(0);
  const buckets = Array.from({ length: 120 }, (_, bucket) => bucket);
  const builds = await Promise.all(buckets.map((bucket) => buildFor(product, bucket)));
  const bucketsOf = (build: string) => buckets.filter((bucket) => builds[bucket] === build);
  const onCanary = bucketsOf(next);
  expect(onCanary.length).toBeGreaterThan(ENOUGH);
  return { product, first, next, onCanary, onControl: bucketsOf(first) };
}

/** The number of good votes for this build. */
async function goodVotes({ adminUrl }: Product, build: string): Promise<number> {
  const { votes } = parseVoteTotals(await (await fetch(`${adminUrl}/paddock/votes`)).json());
  const good = votes.filter(({ buildId }) => buildId === build).flatMap(({ ok }) => Object.values(ok));
  return good.reduce((sum, count) => sum + count, 0);
}

/** A visitor of this bucket, in a separate network. */
async function visitor(browser: Browser, clock: Clock, bucket: number, network: number): Promise<BrowserContext> {
  const context = await openVisitor(browser, clock, {
    extraHTTPHeaders: { 'x-forwarded-for': `198.51.${network}.7` },
  });
  await context.addCookies([
    { name: 'paddock-bucket', value: String(bucket), domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
  return context;
}

test('a canary that breaks at a quarter of the visitors is ended without a hand: no reload, no lost draft', async ({
  browser,
  clock,
}) => {
  // Sixteen pages, one after the other, take long on a busy machine.
  const { product, first, next, ...groups } = await startCanary(clock);
  try {
    const [lucky = 0, ...unlucky] = groups.onCanary;
    const [calm = 0, ...others] = groups.onControl;
    // Two tabs with a bet in the slip: one runs the new build, which works there, and one does not.
    const drafts: Page[] = [];
    for (const [network, bucket] of [lucky, calm].entries()) {
      const context = await visitor(browser, clock, bucket, network);
      const page = await context.newPage();
      await recordTimeline(page, {});
      await page.goto(`${product.url}/race/${await openRace(context, product)}`);
      await winOdds(page).first().click();
      await expect(draft(page)).toBeVisible();
      drafts.push(page);
    }
    const [onCanary, onControl] = drafts as [Page, Page];
    await expect(mark(onCanary).first()).toBeVisible();
    await expect(mark(onControl)).toHaveCount(0);

    // For everybody else the new build breaks at load. They get the previous build, and never see
    // the new one.
    const crowd = [...unlucky.slice(0, ENOUGH + 1), ...others.slice(0, 2)];
    const visits = crowd.map((bucket, index) => ({ bucket, network: 10 + index }));
    const visit = async ({ bucket, network }: { bucket: number; network: number }) => {
      const context = await visitor(browser, clock, bucket, network);
      await context.addInitScript(() => {
        if (location.protocol !== 'about:') sessionStorage.setItem('e2e', 'throw-at-load');
      });
      const page = await context.newPage();
      await page.goto(`${product.url}/races`);
      await expect(piecesOf(page, first)).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rennen am');
      await context.close();
    };
    while (visits.length > 0) await Promise.all(visits.splice(0, 3).map(visit));

    await expect.poll(() => buildFor(product, lucky), { timeout: 10_000 }).toBe(first);
    await expect(mark(onCanary)).toHaveCount(0);
    for (const page of drafts) {
      await expect(piecesOf(page, next)).toHaveCount(0);
      await expect(piecesOf(page, first).first()).toBeVisible();
      await expect(draft(page), 'a bet that was not sent').toBeVisible();
      expect(await countBoots(page), 'loads of the tab').toBe(1);
    }

    const { stdout } = await product.paddock('history', '--json');
    const [release] = JSON.parse(stdout).releases;
    expect(release).toMatchObject({ action: 'rollback', who: 'guard', changed: [REMOTE], frozen: [REMOTE] });
    expect(release.reason).toMatch(
      /failed on \d+ of \d+ votes \(\d+ networks\), .+ on 0 of \d+, at a share of 25 %: figure .+ of 1\.0e\+6/,
    );

    expect((await product.paddock('promote', REMOTE, next)).code, 'a promote until a person looked').toBe(4);

    // A page that is left votes for what worked.
    await onControl.goto(`${product.url}/races`);
    await expect.poll(() => goodVotes(product, first)).toBeGreaterThan(0);
  } finally {
    for (const context of browser.contexts()) await context.close();
    await product.stop();
  }
});

test('forged, replayed and lonely votes end no canary, and neither does a fault of both builds', async ({ clock }) => {
  const { product, first, next, onCanary, onControl } = await startCanary(clock);
  const vote = async (votes: { ticket: string; buildId: string }[], network: number) => {
    const body = JSON.stringify(votes.map((each) => ({ kind: 'vote', remote: REMOTE, outcome: 'bad', ...each })));
    const headers = { 'x-forwarded-for': `198.51.${network}.7` };
    await fetch(`${product.url}/paddock/beacons`, { method: 'POST', body, headers });
  };
  const pages = (buckets: readonly number[]) => Promise.all(buckets.map((bucket) => pageFor(product, bucket)));
  /** The guard asks once a second. */
  const staysFor3s = async () => {
    await wait(3_000);
    expect(await buildFor(product, onCanary[0] ?? 0)).toBe(next);
  };
  try {
    const [page] = await pages(onCanary);
    const { ticket = '' } = page ?? {};
    for (let network = 0; network < 20; network += 1) {
      const forged = Array.from({ length: 50 }, () => ({
        ticket: ticket.slice(0, -16).padEnd(ticket.length, 'A'),
        buildId: next,
      }));
      await vote([...forged, { ticket, buildId: next }], network);
    }
    for (let round = 0; round < 20; round += 1) await vote(await pages(onCanary), 200);
    for (const [network, visit] of (await pages(onControl)).slice(0, 3 * ENOUGH).entries())
      await vote([visit], network);
    for (const [network, visit] of (await pages(onCanary)).slice(0, ENOUGH).entries()) await vote([visit], network);
    await staysFor3s();
    expect((await product.paddock('status', '--edge', product.adminUrl)).stdout).toContain('not enough traffic');
    expect(await buildFor(product, onControl[0] ?? 0)).toBe(first);

    // Votes that are neither forged, replayed nor lonely end it in the same way.
    for (let round = 0; round < 4; round += 1)
      for (const [network, visit] of (await pages(onCanary)).slice(0, ENOUGH).entries())
        await vote([visit], 50 * round + network);
    await expect.poll(() => buildFor(product, onCanary[0] ?? 0), { timeout: 10_000 }).toBe(first);
  } finally {
    await product.stop();
  }
});
