import { type Fault, HANGS, HARD_FAULTS, startFaultProxy } from '@paddock/conform/faults';
import type { Browser } from '@playwright/test';
import { FIRST_FILES, type FirstFile } from '../../support/first-files.ts';
import { contentOf, openRemote, REMOTES, type RemoteCase, SHELL_TEXTS, visitBefore } from '../../support/remotes.ts';
import { firstAfter, readTimeline, recordTimeline } from '../../support/timeline.ts';
import { type Bench, say } from '../bench.ts';
import { coldContext } from '../browser.ts';
import { inMs, type Report, worst } from '../report.ts';
import { quantile } from '../statistics.ts';

/** Times of an unavailable remote, in ms. */
interface Told {
  /** From the click that opens it to a message. */
  word: number;
  /** From the end of the fault to its content. */
  healed: number;
}

const MAX_ROUNDS = 3;
const FIRST_FILE_FAULTS: readonly Fault[] = [...HARD_FAULTS, ...HANGS, 'drip'];
/** The longest interval between probes of a failed file, in ms: a fault may end anywhere in it. */
const LOOKS_MS = 770;

/**
 * Measures one remote broken in one way. After the message the fault lasts for a share (0 to 1) of
 * the interval between probes.
 */
const measureOne = async (browser: Browser, url: string, broken: RemoteCase, fault: Fault, share: number) => {
  const faulty = await startFaultProxy(url);
  const context = await coldContext(browser, faulty.url);
  try {
    const page = await context.newPage();
    await recordTimeline(page, { failed: SHELL_TEXTS.failed, slow: SHELL_TEXTS.slow, content: broken.shows });
    faulty.break(broken.files, fault);
    await visitBefore(page, faulty.url, broken);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await openRemote(page, broken);
    await page.getByText(SHELL_TEXTS.failed).or(page.getByText(SHELL_TEXTS.slow)).waitFor();
    await page.waitForTimeout(share * LOOKS_MS);
    const healed = faulty.heal();
    await contentOf(page, broken).waitFor();
    const timeline = await readTimeline(page);
    const click = firstAfter(timeline, 'click');
    const word = Math.min(firstAfter(timeline, 'failed', click), firstAfter(timeline, 'slow', click));
    return { word: word - click, healed: firstAfter(timeline, 'content', healed) - healed };
  } finally {
    await context.close();
    await faulty.stop();
  }
};

/**
 * Measures one of the shell's first files broken in one way, like {@link measureOne}. The time to
 * the message counts from the start of the visit.
 */
const measureFirstFile = async (browser: Browser, url: string, broken: FirstFile, fault: Fault, share: number) => {
  const faulty = await startFaultProxy(url);
  const context = await coldContext(browser, faulty.url);
  try {
    const page = await context.newPage();
    const { failed, slow } = SHELL_TEXTS;
    await recordTimeline(
      page,
      { failed, slow, content: broken.shows ?? failed },
      { words: '#first-files:not([hidden])' },
    );
    const html = await (await page.request.get(url + broken.path)).text();
    const [file = ''] = broken.url.exec(html) ?? [];
    faulty.break(new RegExp(`^${file.replaceAll('.', '\\.')}`), fault);
    await page.goto(faulty.url + broken.path, { waitUntil: 'commit' });
    await page
      .getByText(new RegExp(broken.words.join('|')))
      .first()
      .waitFor();
    await page.waitForTimeout(share * LOOKS_MS);
    const healed = faulty.heal();
    const shown = broken.shows;
    if (shown === null) await page.locator('#first-files').waitFor({ state: 'hidden' });
    else await page.getByRole('main').getByText(shown).first().waitFor();
    const timeline = await readTimeline(page);
    const boot = firstAfter(timeline, 'boot');
    const word = Math.min(...['words', 'failed', 'slow'].map((what) => firstAfter(timeline, what, boot)));
    return {
      word: word - boot,
      healed: firstAfter(timeline, shown === null ? 'no words' : 'content', healed) - healed,
    };
  } finally {
    await context.close();
    await faulty.stop();
  }
};

/**
 * Every remote, and each of the shell's first files, broken in every way: the time to the message,
 * and from the end of the fault to the content.
 */
export const faultsPart = async ({ browser, sites, runs }: Bench): Promise<Report> => {
  const rounds = Math.min(runs, MAX_ROUNDS);
  const url = sites.product.url.replace(/\/$/, '');
  const told = new Map<Fault, (Told & { remote: string })[]>();
  const first: typeof told = new Map();
  for (let round = 0; round < rounds; round += 1) {
    say(`  round ${round + 1}`);
    for (const fault of [...HARD_FAULTS, ...HANGS])
      for (const broken of REMOTES) {
        const one = await measureOne(browser, url, broken, fault, round / rounds);
        told.set(fault, [...(told.get(fault) ?? []), { ...one, remote: broken.remote }]);
      }
    for (const fault of FIRST_FILE_FAULTS)
      for (const broken of FIRST_FILES) {
        const one = await measureFirstFile(browser, url, broken, fault, round / rounds);
        first.set(fault, [...(first.get(fault) ?? []), { ...one, remote: broken.file }]);
      }
  }
  const cases = (faults: readonly Fault[], what: keyof Told, of = told) =>
    faults.flatMap((fault) =>
      (of.get(fault) ?? []).map((one) => ({ value: one[what], where: `${one.remote}, ${fault}` })),
    );
  const middleAndMost = (values: number[]) => [inMs(quantile(values, 0.5)), inMs(Math.max(...values))];
  return {
    title: 'Faults',
    how:
      `Each remote, and each of the shell's first files, broken in each way between browser and edge, ${rounds} times: from the click that opens it to a word about it on screen, and from the end of the fault to its content, ` +
      'without a reload. The fault ends at another moment between two looks each time.',
    head: ['fault', 'word, median', 'most', 'healed, median', 'most'],
    rows: [
      ...[...told].map(([fault, all]) => [`remote, ${fault}`, all] as const),
      ...[...first].map(([fault, all]) => [`first file, ${fault}`, all] as const),
    ].map(([fault, all]) => [
      fault,
      ...middleAndMost(all.map(({ word }) => word)),
      ...middleAndMost(all.map(({ healed }) => healed)),
    ]),
    goals: [
      worst('a broken remote is told, ms', 1_000, cases(HARD_FAULTS, 'word')),
      worst('a hanging remote is told, ms', 3_500, cases(HANGS, 'word')),
      worst('it is back after the fault, ms', 1_000, cases([...HARD_FAULTS, ...HANGS], 'healed')),
      worst("a broken first file of the shell's is told, ms", 3_500, cases(FIRST_FILE_FAULTS, 'word', first)),
      worst('it is back after the fault, ms', 1_000, cases(FIRST_FILE_FAULTS, 'healed', first)),
    ],
    data: { remotes: Object.fromEntries(told), firstFiles: Object.fromEntries(first) },
  };
};
