import type { Page } from '@playwright/test';
import { type Fault, startFaultProxy } from './support/fault-proxy.ts';
import { NEXT_MARK } from './support/next-build.ts';
import {
  contentOf,
  expectShell,
  openRemote,
  REMOTES,
  type RemoteCase,
  SHELL_TEXTS,
  visitBefore,
} from './support/remotes.ts';
import { CODE_FAILED, expect, test } from './support/test.ts';
import { countBoots, firstAfter, readTimeline, recordTimeline } from './support/timeline.ts';

const HARD: Fault[] = ['not-found', 'server-error', 'garbage', 'tampered', 'html', 'cut'];
const HANGS: Fault[] = ['hang-before-headers', 'hang-after-headers'];

/** The promises (faults R3), in ms. */
const HARD_WITHIN = 1_000;
const HANG_WITHIN = 3_500;
const HEAL_WITHIN = 1_000;
/** What a busy machine may add: the whole run shares two cores. */
const MARGIN = 1_000;

/** Opens something of another remote beside the broken one, without leaving it. */
async function expectOthersUnharmed(page: Page, broken: RemoteCase): Promise<void> {
  await expectShell(page);
  const isPanel = broken.opener.role === 'button';
  const other = REMOTES.find(({ remote }) => remote === (isPanel ? 'mf-racing' : 'mf-messenger')) as RemoteCase;
  await openRemote(page, other);
  await expect(contentOf(page, other)).toBeVisible();
}

for (const broken of REMOTES) {
  test.describe(`${broken.remote} broken on the way`, () => {
    for (const fault of [...HARD, ...HANGS]) {
      test(`${fault}: says so in time, harms nothing else, heals without a reload`, async ({
        page,
        faulty,
        complaints,
      }) => {
        complaints.expect(CODE_FAILED);
        await recordTimeline(page, { failed: SHELL_TEXTS.failed, slow: SHELL_TEXTS.slow, content: broken.shows });
        faulty.break(broken.files, fault);
        await visitBefore(page, faulty.url, broken);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await openRemote(page, broken);
        const hangs = HANGS.includes(fault);
        const words = page.getByText(SHELL_TEXTS.failed);
        await expect(hangs ? words.or(page.getByText(SHELL_TEXTS.slow)) : words).toBeVisible();
        const before = await readTimeline(page);
        const click = firstAfter(before, 'click');
        const honest = Math.min(firstAfter(before, 'failed', click), firstAfter(before, 'slow', click));
        expect(honest - click, 'ms from the click to an honest word').toBeLessThan(
          (hangs ? HANG_WITHIN : HARD_WITHIN) + MARGIN,
        );
        await expectOthersUnharmed(page, broken);

        const boots = await countBoots(page);
        const healed = faulty.heal();
        await expect(contentOf(page, broken)).toBeVisible();
        await expect(words).toBeHidden();
        const shown = firstAfter(await readTimeline(page), 'content', healed);
        expect(shown - healed, 'ms from the end of the fault to the content').toBeLessThan(HEAL_WITHIN + MARGIN);
        expect(await countBoots(page), 'loads of the page while it healed').toBe(boots);
        expect(boots - 1, 'reloads').toBeLessThanOrEqual(3);
      });
    }
  });

  test.describe(`${broken.remote} with a bad build`, () => {
    test('throws at load: the last known good build is taken', async ({ page, nextProduct, complaints, wish }) => {
      complaints.expect(/e2e: thrown/);
      await wish('throw-at-load');
      await visitBefore(page, nextProduct.url, broken);
      await openRemote(page, broken);
      await expect(contentOf(page, broken)).toBeVisible();
      await expect(page.getByText(SHELL_TEXTS.failed)).toBeHidden();
      await expectShell(page);
    });

    test('throws at load, and there is no good build: only its place says so', async ({
      page,
      nextProduct,
      complaints,
      wish,
    }) => {
      complaints.expect(/e2e: thrown/);
      complaints.expect(CODE_FAILED);
      const faulty = await startFaultProxy(nextProduct.url);
      faulty.break(new RegExp(`^/builds/${broken.remote}/${nextProduct.firstBuild(broken.remote)}/`), 'not-found');
      await wish('throw-at-load');
      await visitBefore(page, faulty.url, broken);
      await openRemote(page, broken);
      await expect(page.getByText(SHELL_TEXTS.failed)).toBeVisible();
      await expectOthersUnharmed(page, broken);
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
      await page.close();
      await faulty.stop();
    });

    test('throws at render: only its place says so, and trying again works', async ({
      page,
      nextProduct,
      complaints,
    }) => {
      complaints.expect(/e2e: thrown/);
      await recordTimeline(page, { failed: SHELL_TEXTS.failed });
      await visitBefore(page, nextProduct.url, broken);
      await expect(page.getByText(NEXT_MARK).first()).toBeVisible();
      await page.evaluate(() => sessionStorage.setItem('e2e', 'throw-at-render'));
      await openRemote(page, broken);
      await expect(page.getByText(SHELL_TEXTS.failed)).toBeVisible();
      await expectShell(page);
      await page.evaluate(() => sessionStorage.setItem('e2e', 'nothing'));
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(contentOf(page, broken)).toBeVisible();
      expect(await countBoots(page)).toBe(1);
    });
  });
}

test('a build that cannot be had is answered with the last known good one', async ({
  page,
  nextProduct,
  complaints,
}) => {
  complaints.expect(CODE_FAILED);
  const faulty = await startFaultProxy(nextProduct.url);
  const account = REMOTES.find(({ remote }) => remote === 'mf-account') as RemoteCase;
  await visitBefore(page, faulty.url, account);
  await expect(page.getByText(NEXT_MARK).first()).toBeVisible();
  faulty.break(/^\/builds\/mf-account\/1\.1\.0-/, 'not-found');
  await openRemote(page, account);
  await expect(contentOf(page, account)).toBeVisible();
  await expect(page.getByText(NEXT_MARK)).toBeHidden();
  await page.close();
  await faulty.stop();
});

test('a remote that hangs delays the shell by nothing', async ({ page, context, faulty, complaints }) => {
  complaints.expect(CODE_FAILED);
  const timeToShell = async (tab: Page) => {
    await recordTimeline(tab, { shell: 'Wetten kann süchtig machen' });
    await tab.goto(`${faulty.url}/races`, { waitUntil: 'commit' });
    await expectShell(tab);
    const timeline = await readTimeline(tab);
    return firstAfter(timeline, 'shell') - firstAfter(timeline, 'boot');
  };
  const healthy = await timeToShell(page);
  faulty.break(/^\/builds\/mf-/, 'hang-before-headers');
  const hanging = await timeToShell(await context.newPage());
  // A shell that waited would need the 3 s of the deadline.
  expect(hanging - healthy).toBeLessThan(1_000);
});

for (const fault of ['not-found', 'hang-before-headers', 'cut'] as Fault[]) {
  test(`all five remotes down (${fault}): the shell still stands, and reloads at most three times`, async ({
    page,
    faulty,
    complaints,
  }) => {
    // Three reloads are ten seconds apart.
    test.setTimeout(120_000);
    const patience = { timeout: 90_000 };
    complaints.expect(CODE_FAILED);
    await recordTimeline(page, {});
    faulty.break(/^\/builds\/mf-/, fault);
    // The browser's own load event waits for what hangs.
    await page.goto(`${faulty.url}/`, { waitUntil: 'commit' });
    await expectShell(page);
    const failed = page.locator('main').getByText(SHELL_TEXTS.failed);
    await expect(failed).toBeVisible(patience);
    await page.getByRole('button', { name: 'Live-Ticker' }).click();
    await expect(page.getByText(SHELL_TEXTS.failed)).toHaveCount(2, patience);
    for (let attempt = 0; attempt < (HANGS.includes(fault) ? 0 : 4); attempt++) {
      await page.locator('main').getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(failed).toBeVisible(patience);
    }
    await expectShell(page);
    expect((await countBoots(page)) - 1, 'reloads').toBeLessThanOrEqual(3);
  });
}
