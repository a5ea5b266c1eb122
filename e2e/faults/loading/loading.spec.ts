import type { Page } from '@playwright/test';
import { expectShell, SHELL_TEXTS } from '../../support/remotes.ts';
import { CODE_FAILED, expect, test } from '../../support/test.ts';
import { countBoots, firstAfter, readTimeline, recordTimeline } from '../../support/timeline.ts';
import { expectOneEvent } from '../events.ts';
import { detailsOf, titleOf } from '../fault-case.ts';
import { CASES, type LoadingCase } from './cases.ts';

/** The cases in `npm test`: the cheapest one of each class that needs a browser. */
const isInEach = ({ kind, way, subject }: LoadingCase) =>
  subject.whose === 'the entry of mf-messenger' &&
  subject.phase === 'navigation' &&
  [1, 3, 6, 9].includes(kind) &&
  ['not-found', 'hang-before-headers', 'injected', 'elsewhere'].includes(way.fault);

/** Whether an injected script ran, or an injected style was applied. */
const wasInjected = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => 'injected' in globalThis || getComputedStyle(document.documentElement).getPropertyValue('--injected') !== '',
  );

/** Adds a figure to the report. */
const note = (type: 'told' | 'healed', ms: number) => {
  if (Number.isFinite(ms)) test.info().annotations.push({ type, description: String(ms) });
};

/** Time (ms) from the press or page load to the message about the fault. */
async function timeToWord(page: Page): Promise<number> {
  const timeline = await readTimeline(page);
  const start = timeline.findLast(({ what }) => what === 'click' || what === 'boot')?.at ?? Number.NaN;
  return Math.min(...['failed', 'slow', 'words'].map((what) => firstAfter(timeline, what, start))) - start;
}

const countStyles = (page: Page, app: string): Promise<number> =>
  page.evaluate((app) => [...document.styleSheets].filter(({ href }) => href?.includes(`/builds/${app}/`)).length, app);

for (const one of CASES) {
  const { subject, way, isSilent } = one;
  // Without a first file of the shell there is no page.
  const cites = subject.app === 'shell' && subject.phase === 'boot' ? '[LATE-3, LATE-12] ' : '';
  test(cites + titleOf(one), detailsOf(one, isInEach(one)), async ({ page, faulty, complaints }) => {
    complaints.expect(CODE_FAILED);
    complaints.expect(/Content Security Policy|CORS policy/);
    const { failed, slow } = SHELL_TEXTS;
    await recordTimeline(page, { failed, slow }, { words: '#first-files:not([hidden])' });
    // A redirect to another origin violates the policy, which the page reports.
    faulty.break(/^\/paddock\/csp-reports/, 'not-found');
    await subject.before?.(page, faulty.url);
    faulty.break(subject.url, way.fault, way.times);
    await subject.open(page, faulty.url);

    const content = subject.content(page);
    const words = page.getByText(new RegExp(subject.words.join('|'))).first();
    if (isSilent) await expect(content).toBeVisible();
    else await expect(words).toBeVisible();
    if (subject.app !== 'shell') await expectShell(page);
    const boots = await countBoots(page);
    if (!isSilent) note('told', await timeToWord(page));
    const styles = await countStyles(page, subject.app);

    const ended = faulty.heal();
    await expect(content).toBeVisible();
    await expect(words).toBeHidden();
    if (!isSilent) note('healed', Date.now() - ended);
    if (subject.kind === 'style' && subject.app !== 'shell' && way.times === undefined)
      await expect.poll(() => countStyles(page, subject.app), 'its styles are applied').toBeGreaterThan(styles);
    expect(await wasInjected(page)).toBe(false);
    await subject.kept?.(page);
    expect(await countBoots(page), 'loads of the page').toBe(boots);
    const isUnseen = way.fault === 'wrong-type' && isSilent;
    if (!isUnseen) await expectOneEvent(page, faulty, subject.app, way.reports);
  });
}
