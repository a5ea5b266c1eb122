import { type Fault, HANGS, startFaultProxy } from '@paddock/conform/faults';
import type { Page } from '@playwright/test';
import { NEXT_MARK } from '../support/next-build.ts';
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
import { detailsOf, type FaultCase, titleOf } from './fault-case.ts';

/** Opens something of another remote beside the broken one, on the same page. */
async function expectOthersUnharmed(page: Page, broken: RemoteCase): Promise<void> {
  await expectShell(page);
  const isPanel = broken.opener.role === 'button';
  const other = REMOTES.find(({ remote }) => remote === (isPanel ? 'mf-racing' : 'mf-messenger')) as RemoteCase;
  await openRemote(page, other);
  await expect(contentOf(page, other)).toBeVisible();
}

for (const [row, broken] of REMOTES.entries()) {
  const caseOf = (kind: number, how: string): FaultCase => ({ kind, phase: 'navigation', whose: broken.remote, how });

  test.describe(`${broken.remote} with a bad build`, () => {
    test(
      titleOf(caseOf(15, 'throws at load')),
      detailsOf(caseOf(15, 'throws at load'), row === 0),
      async ({ page, nextProduct, complaints, wish }) => {
        complaints.expect(/e2e: thrown/);
        await wish('throw-at-load');
        await visitBefore(page, nextProduct.url, broken);
        await openRemote(page, broken);
        await expect(contentOf(page, broken)).toBeVisible();
        await expect(page.getByText(SHELL_TEXTS.failed)).toBeHidden();
        await expectShell(page);
      },
    );

    test(
      titleOf(caseOf(15, 'throws at load, and has no good build')),
      detailsOf(caseOf(15, 'throws at load, and has no good build'), row === 1),
      async ({ page, nextProduct, complaints, wish }) => {
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
      },
    );

    // The panel reports it, like an error during rendering.
    for (const [kind, wish] of [
      [16, 'throw-in-effect'],
      [17, 'render-forever'],
    ] as const)
      test(titleOf(caseOf(kind, wish)), detailsOf(caseOf(kind, wish)), async ({ page, nextProduct, complaints }) => {
        complaints.expect(/e2e: thrown|Minified React error #301/);
        await recordTimeline(page, {});
        await visitBefore(page, nextProduct.url, broken);
        await expect(page.getByText(NEXT_MARK).first()).toBeVisible();
        await page.evaluate((wish) => sessionStorage.setItem('e2e', wish), wish);
        await openRemote(page, broken);
        await expect(page.getByText(SHELL_TEXTS.failed)).toBeVisible();
        await expectShell(page);
        await page.evaluate(() => sessionStorage.setItem('e2e', 'nothing'));
        await page.getByRole('button', { name: 'Erneut versuchen' }).click();
        await expect(contentOf(page, broken)).toBeVisible();
        expect(await countBoots(page)).toBe(1);
      });

    // The page still works, with at most a notice.
    for (const [kind, wish] of [
      [16, 'throw-later'],
      [16, 'reject'],
      [17, 'block'],
    ] as const)
      test(titleOf(caseOf(kind, wish)), detailsOf(caseOf(kind, wish)), async ({ page, nextProduct, complaints }) => {
        complaints.expect(/e2e: (thrown|rejected)/);
        await recordTimeline(page, {});
        await visitBefore(page, nextProduct.url, broken);
        await expect(page.getByText(NEXT_MARK).first()).toBeVisible();
        await page.evaluate((wish) => sessionStorage.setItem('e2e', wish), wish);
        await openRemote(page, broken);
        await expect(contentOf(page, broken)).toBeVisible();
        await expectShell(page);
        const link = page.getByRole('banner').getByRole('link', { name: 'English' });
        await expect(link).toBeEnabled();
        expect(await countBoots(page)).toBe(1);
      });

    test(
      titleOf(caseOf(16, 'throws at render')),
      detailsOf(caseOf(16, 'throws at render'), row === 2),
      async ({ page, nextProduct, complaints }) => {
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
      },
    );
  });
}

const ofAccount: FaultCase = {
  kind: 1,
  phase: 'navigation',
  whose: 'mf-account',
  how: 'all files of its newest build are missing: the last known good one is taken',
};

test(titleOf(ofAccount), detailsOf(ofAccount), async ({ page, nextProduct, complaints }) => {
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

for (const { remote, files } of REMOTES) {
  const hangs: FaultCase = {
    kind: 23,
    phase: 'boot',
    whose: remote,
    how: 'hangs: the shell stands before any deadline',
  };
  test(titleOf(hangs), detailsOf(hangs, remote === 'mf-racing'), async ({ page, faulty, complaints }) => {
    complaints.expect(CODE_FAILED);
    // Real time is too slow for this test: the shortest deadline is 3 s.
    await page.addInitScript(() => {
      const setTimer = window.setTimeout;
      const soonOnly = (work: () => void, ms = 0) => (ms < 3_000 ? setTimer(work, ms) : 0);
      window.setTimeout = soonOnly as typeof setTimeout;
    });
    faulty.break(files, 'hang-before-headers');
    await page.goto(`${faulty.url}/races`, { waitUntil: 'commit' });
    await expectShell(page);
  });
}

for (const fault of ['not-found', 'hang-before-headers', 'cut'] as Fault[]) {
  const down: FaultCase = { kind: 24, phase: 'boot', whose: 'all five remotes', how: fault };
  test(titleOf(down), detailsOf(down, fault === 'cut'), async ({ page, faulty, complaints }) => {
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
    await page.getByRole('button', { name: 'Liveticker' }).click();
    await expect(page.getByText(SHELL_TEXTS.failed)).toHaveCount(2, patience);
    for (let attempt = 0; attempt < (HANGS.includes(fault) ? 0 : 4); attempt++) {
      await page.locator('main').getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(failed).toBeVisible(patience);
    }
    await expectShell(page);
    expect((await countBoots(page)) - 1, 'reloads').toBeLessThanOrEqual(3);
  });
}
