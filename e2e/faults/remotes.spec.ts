import { type Fault, HANGS, HARD_FAULTS, startFaultProxy } from '@paddock/conform/faults';
import type { Page } from '@playwright/test';
import { NEXT_MARK } from '../support/next-build.ts';
import { tagOf } from '../support/parts.ts';
import {
  contentOf,
  expectShell,
  openRemote,
  REMOTES,
  type RemoteCase,
  SHELL_TEXTS,
  visitBefore,
} from '../support/remotes.ts';
import { CODE_FAILED, expect, test } from '../support/test.ts';
import { countBoots, recordTimeline } from '../support/timeline.ts';

/** Opens something of another remote beside the broken one, on the same page. */
async function expectOthersUnharmed(page: Page, broken: RemoteCase): Promise<void> {
  await expectShell(page);
  const isPanel = broken.opener.role === 'button';
  const other = REMOTES.find(({ remote }) => remote === (isPanel ? 'mf-racing' : 'mf-messenger')) as RemoteCase;
  await openRemote(page, other);
  await expect(contentOf(page, other)).toBeVisible();
}

for (const [row, broken] of REMOTES.entries()) {
  test.describe(`${broken.remote} broken on the way`, () => {
    // The benchmark measures how soon (bench/parts/faults.part.ts).
    for (const [column, fault] of [...HARD_FAULTS, ...HANGS].entries()) {
      const tag = tagOf(row, column);
      test(`${fault}: says so, harms nothing else, heals without a reload`, { tag }, async ({
        page,
        faulty,
        complaints,
      }) => {
        complaints.expect(CODE_FAILED);
        await recordTimeline(page, {});
        faulty.break(broken.files, fault);
        await visitBefore(page, faulty.url, broken);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await openRemote(page, broken);
        const words = page.getByText(SHELL_TEXTS.failed);
        await expect(HANGS.includes(fault) ? words.or(page.getByText(SHELL_TEXTS.slow)) : words).toBeVisible();
        await expectOthersUnharmed(page, broken);

        const boots = await countBoots(page);
        faulty.heal();
        await expect(contentOf(page, broken)).toBeVisible();
        await expect(words).toBeHidden();
        expect(await countBoots(page), 'loads of the page while it healed').toBe(boots);
        expect(boots - 1, 'reloads').toBeLessThanOrEqual(3);
      });
    }
  });

  test.describe(`${broken.remote} with a bad build`, () => {
    test('throws at load: the last known good build is taken', { tag: tagOf(row, 0) }, async ({
      page,
      nextProduct,
      complaints,
      wish,
    }) => {
      complaints.expect(/e2e: thrown/);
      await wish('throw-at-load');
      await visitBefore(page, nextProduct.url, broken);
      await openRemote(page, broken);
      await expect(contentOf(page, broken)).toBeVisible();
      await expect(page.getByText(SHELL_TEXTS.failed)).toBeHidden();
      await expectShell(page);
    });

    test('throws at load, and there is no good build: only its place says so', { tag: tagOf(row, 1) }, async ({
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

    test('throws at render: only its place says so, and trying again works', { tag: tagOf(row, 2) }, async ({
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
      await expect(page.getByText(/^Code für den Kundendienst: [A-Z]{3}-\d+-[0-9A-F]{4}-RX[0-9A-Z]$/)).toBeVisible();
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

test('a remote that hangs delays the shell by nothing: it stands before any deadline has passed', async ({
  page,
  faulty,
  complaints,
}) => {
  complaints.expect(CODE_FAILED);
  // The shortest deadline is 3 s: with real time none passes here.
  await page.addInitScript(() => {
    const setTimer = window.setTimeout;
    const soonOnly = (work: () => void, ms = 0) => (ms < 3_000 ? setTimer(work, ms) : 0);
    window.setTimeout = soonOnly as typeof setTimeout;
  });
  faulty.break(/^\/builds\/mf-/, 'hang-before-headers');
  await page.goto(`${faulty.url}/races`, { waitUntil: 'commit' });
  await expectShell(page);
});

for (const fault of ['not-found', 'hang-before-headers', 'cut'] as Fault[]) {
  test(`all five remotes down (${fault}): the shell still stands, and reloads at most three times`, async ({
    page,
    faulty,
    complaints,
  }) => {
    // Three reloads are ten seconds apart.
    const patience = { timeout: 90_000 };
    complaints.expect(CODE_FAILED);
    await recordTimeline(page, {});
    faulty.break(/^\/builds\/mf-/, fault);
    // The browser's load event waits for the hanging file.
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
