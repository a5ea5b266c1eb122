import type { Fault } from '@paddock/conform/faults';
import type { Page } from '@playwright/test';
import { logIn } from '../../support/log-in.ts';
import { expectShell } from '../../support/remotes.ts';
import { CODE_FAILED, expect, test } from '../../support/test.ts';
import { countBoots, recordTimeline } from '../../support/timeline.ts';
import { failedCallsAt, flushReports } from '../events.ts';
import { detailsOf, type FaultCase, type Phase, titleOf } from '../fault-case.ts';

/** A read without which a page has no content. */
interface Read {
  path: string;
  call: RegExp;
  shows: RegExp;
  needsLogin?: true;
}

const READS: readonly Read[] = [
  { path: '/races', call: /^\/api\/v1\/meetings/, shows: /Rennen/ },
  { path: '/results', call: /^\/api\/v1\/results/, shows: /Rennen/ },
  { path: '/news', call: /^\/api\/v1\/news/, shows: /Mehr|Weiter|Artikel|\d{4}/ },
  { path: '/user/bets', call: /^\/api\/v1\/customer\/me\/wagers/, shows: /Wette/, needsLogin: true },
  { path: '/user/payin', call: /^\/api\/v1\/payment/, shows: /Einzahl/, needsLogin: true },
  { path: '/user/limits', call: /^\/api\/v1\/customer\/me\/limits/, shows: /Limit/, needsLogin: true },
];

/** The ways in which an answer is wrong. The page shows the same message for all. */
const WAYS: readonly Fault[] = [
  'not-found',
  'server-error',
  'unavailable',
  'html',
  'cut',
  'short',
  'empty',
  'garbage',
  'reset',
  'redirect-loop',
  'other-shape',
];
/** The page reports these after 20 s. */
const HANGING: readonly Fault[] = ['hang-before-headers', 'hang-after-headers', 'drip'];

/** For a news item, a 404 means that there is no such page. */
const isOther = ({ path }: Read, fault: Fault) => path === '/news' && fault === 'not-found';

const CASES = READS.flatMap((read, row) =>
  [...WAYS, ...HANGING.filter((_, column) => column === row % HANGING.length)]
    .filter((fault) => !isOther(read, fault))
    .map((fault) => ({
      kind: 58,
      phase: 'boot' as Phase,
      whose: `the read of ${read.path}`,
      how: fault,
      read,
    })),
);

const failed = (page: Page) => page.getByText('Das konnte gerade nicht geladen werden').first();

for (const one of CASES as (FaultCase & { read: Read; how: Fault })[]) {
  const { read, how } = one;
  const isInEach = read.path === '/results' && how === 'other-shape';
  test(titleOf(one), detailsOf(one, isInEach), async ({ page, faulty, complaints }) => {
    complaints.expect(CODE_FAILED);
    await recordTimeline(page, {});
    if (read.needsLogin) await logIn(page.context(), faulty.url);
    faulty.break(read.call, how);
    await page.goto(faulty.url + read.path, { waitUntil: 'commit' });
    await expect(failed(page)).toBeVisible({ timeout: 40_000 });
    await expectShell(page);
    const boots = await countBoots(page);

    faulty.heal();
    await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
    await expect(failed(page)).toBeHidden();
    await expect(page.getByRole('main').getByText(read.shows).first()).toBeVisible();
    expect(await countBoots(page), 'loads of the page').toBe(boots);

    await flushReports(page);
    await expect.poll(() => failedCallsAt(faulty), 'what operators hear').toHaveLength(1);
  });
}
