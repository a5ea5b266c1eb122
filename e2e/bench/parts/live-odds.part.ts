import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Bench, say } from '../bench.ts';
import { coldContext } from '../browser.ts';
import { SKELETON } from '../landings.ts';
import { RUNNERS, serveMovingRace } from '../moving-race.ts';
import { type Goal, inKb, inMs, type Report, worst } from '../report.ts';
import { quantile } from '../statistics.ts';

const WIDTHS = [1280, 360] as const;
const CPU = 4;
const SECONDS_READ = Number(process.env.LIVE_ODDS_SECONDS ?? 120);
const SECONDS_USED = SECONDS_READ / 2;
/** A task that begins so long after an answer is not caused by it. */
const AFTER_MS = 1_000;
const TOO_LONG_MS = 50;
/** Changes of the route after which the heap is looked at. */
const [FEW, MANY] = [20, 200];
const CHANGES_A_WALK = 4;
const ANSWER = 'bench: an answer about a race';

/** The longest event of an interaction, in ms: from the press to the next frame, and of it until the page had time for it. */
interface Interaction {
  total: number;
  waited: number;
}

interface Seen {
  /** Scores of what moved, without what a press moved. */
  shifts: number[];
  /** By id. */
  interactions: Record<number, Interaction>;
}

interface Shift {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    benchOdds: Seen;
  }
}

/** In the page: a mark at each answer about a race, what moves, and how long what is pressed takes until it is painted. */
const watch = (answer: string) => {
  const seen: Seen = { shifts: [], interactions: {} };
  window.benchOdds = seen;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as (PerformanceEntry & Shift)[])
      if (!hadRecentInput) seen.shifts.push(value);
  }).observe({ type: 'layout-shift' });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, startTime, processingStart } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId && duration > (seen.interactions[interactionId]?.total ?? 0))
        seen.interactions[interactionId] = { total: duration, waited: processingStart - startTime };
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const realFetch = window.fetch;
  window.fetch = async (...input) => {
    const response = await realFetch(...input);
    if (/\/races\/\d+$/.test(response.url)) performance.mark(answer);
    return response;
  };
};

/** Of the trace of Chromium: microseconds. `tdur` is the time of the thread itself, without what other processes took. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** The longest task (ms) that each answer caused. */
const longestTasks = (events: readonly TraceEvent[]): number[] => {
  const answers = events.filter(({ name }) => name === ANSWER);
  const [first] = answers;
  if (!first) throw new Error('No answer came: the page does not ask again.');
  const tasks = events.filter(
    ({ ph, pid, tid, name }) => ph === 'X' && pid === first.pid && tid === first.tid && name.endsWith('RunTask'),
  );
  return answers.map(({ ts: at }) => {
    const caused = tasks.filter(({ ts, dur = 0 }) => ts + dur >= at && ts < at + AFTER_MS * 1_000);
    return Math.max(...caused.map(({ dur = 0, tdur = dur }) => tdur / 1_000));
  });
};

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const allRunners = (page: Page) => page.locator('main tbody tr').nth(RUNNERS - 1);

interface OpenRace {
  context: BrowserContext;
  page: Page;
  id: number;
  isPhone: boolean;
}

const openRace = async ({ browser, sites }: Bench, width: number): Promise<OpenRace> => {
  const { url } = sites.product;
  const site = url.replace(/\/$/, '');
  const context = await coldContext(browser, site);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.addInitScript(watch, ANSWER);
  const id = await serveMovingRace(context, site);
  await page.goto(`${site}/race/${id}`);
  await allRunners(page).waitFor();
  // What the page does once it is there is not what is measured.
  await page.waitForLoadState('networkidle');
  return { context, page, id, isPhone: width < 768 };
};

const beginAnew = (page: Page) =>
  page.evaluate(() => void Object.assign(window.benchOdds, { shifts: [], interactions: {} }));

/** The card is looked at, and nothing pressed. */
const read = async (browser: Browser, { page }: OpenRace) => {
  await beginAnew(page);
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.waitForTimeout(SECONDS_READ * 1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const { shifts } = await page.evaluate(() => window.benchOdds);
  return { tasks: longestTasks(traceEvents), shifts };
};

/** Follows a link, and waits for its page. */
const follow = async (page: Page, from: string, path: string): Promise<void> => {
  await page.locator(`${from} a[href$="${path}"]`).first().click();
  await page.waitForURL(`**${path}`);
  await page.waitForFunction(
    (skeleton) => document.querySelector('main h1') && !document.querySelector(skeleton),
    SKELETON,
  );
};

const followMenu = async ({ page, isPhone }: OpenRace, path: string): Promise<void> => {
  if (isPhone) await page.locator('header button').first().click();
  await follow(page, isPhone ? 'nav' : 'header nav', path);
};

/** From the race to all pages, to the starters of the day, which are searched, to the day's races, and to the race again. */
const walk = async (race: OpenRace): Promise<void> => {
  const { page, id } = race;
  await followMenu(race, '/mehr');
  await follow(page, 'main', '/starterindex');
  await page.locator('main input[type="search"]').click();
  await page.keyboard.type('sturm', { delay: 100 });
  await followMenu(race, '/races');
  await follow(page, 'main', `/race/${id}`);
  await allRunners(page).waitFor();
};

/** The card is pressed upon for three refreshes, then left and come back to, again and again. */
const use = async (race: OpenRace): Promise<Seen> => {
  const { page } = race;
  await beginAnew(page);
  const end = performance.now() + SECONDS_USED * 1_000;
  while (performance.now() < end) {
    for (let press = 0; press < 12; press += 1) {
      await page.locator('main button[aria-pressed]').first().click();
      await page.waitForTimeout(1_200);
    }
    await page.locator('main tbody button[aria-haspopup="dialog"]').first().click();
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    await walk(race);
  }
  return page.evaluate(() => window.benchOdds);
};

/** Bytes of the heap after few and after many changes of the route. */
const measureHeap = async (bench: Bench): Promise<{ few: number; many: number }> => {
  say('  heap');
  const race = await openRace(bench, WIDTHS[0]);
  const session = await race.context.newCDPSession(race.page);
  const after = async (walks: number) => {
    for (let walked = 0; walked < walks; walked += 1) await walk(race);
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Runtime.getHeapUsage')).usedSize;
  };
  const few = await after(FEW / CHANGES_A_WALK);
  const many = await after((MANY - FEW) / CHANGES_A_WALK);
  await race.context.close();
  return { few, many };
};

const measureOdds = async (bench: Bench, width: number) => {
  say(`  ${width} px`);
  const race = await openRace(bench, width);
  const session = await race.context.newCDPSession(race.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const refresh = await read(bench.browser, race);
  const used = await use(race);
  await race.context.close();
  return { width, ...refresh, used };
};

/** A race's page while all odds of it change every 5 s: what a refresh takes, what moves, how fast presses are, and what is kept. */
export const liveOddsPart = async (bench: Bench): Promise<Report> => {
  const measured: Awaited<ReturnType<typeof measureOdds>>[] = [];
  for (const width of WIDTHS) measured.push(await measureOdds(bench, width));
  const heap = await measureHeap(bench);
  const slowest = ({ used }: (typeof measured)[number]) =>
    Object.values(used.interactions).toSorted((a, b) => b.total - a.total)[0] ?? { total: 0, waited: 0 };
  const goal = (what: string, most: number, of: (one: (typeof measured)[number]) => number): Goal =>
    worst(
      what,
      most,
      measured.map((one) => ({ value: of(one), where: `${one.width} px` })),
    );
  return {
    title: 'Live odds',
    how: `${RUNNERS} runners whose odds all change every 5 s, CPU ${CPU}× slower. Tasks in time of the thread, the longest within ${AFTER_MS} ms of an answer: ${SECONDS_READ} s in which nothing is pressed. Interactions: ${SECONDS_USED} s with presses on the card, pages changed and starters searched for. Shifts are added up, which is never less than CLS. Heap after a collection, CPU 1×: ${inKb(heap.few)} after ${FEW} changes of the route, ${inKb(heap.many)} after ${MANY}.`,
    head: [
      'width',
      'answers',
      'task, median',
      'worst',
      `over ${TOO_LONG_MS} ms`,
      'shifts',
      'interactions over 16 ms',
      'worst',
      'of it waiting',
      'shifts in use',
    ],
    rows: measured.map((one) => {
      const { width, tasks, shifts, used } = one;
      return [
        `${width} px`,
        String(tasks.length),
        inMs(quantile(tasks, 0.5)),
        inMs(Math.max(...tasks)),
        String(tasks.filter((ms) => ms > TOO_LONG_MS).length),
        total(shifts).toFixed(4),
        String(Object.keys(used.interactions).length),
        inMs(slowest(one).total),
        inMs(slowest(one).waited),
        total(used.shifts).toFixed(4),
      ];
    }),
    goals: [
      goal('longest task of a refresh, ms', TOO_LONG_MS, ({ tasks }) => Math.max(...tasks)),
      goal('layout shift by refreshes', 0, ({ shifts }) => total(shifts)),
      goal('slowest interaction under live odds, ms', 100, (one) => slowest(one).total),
      goal('layout shift in use', 0.02, ({ used }) => total(used.shifts)),
      {
        what: `heap after ${MANY} / ${FEW} changes of the route`,
        goal: 1.1,
        value: heap.many / heap.few,
        where: `${WIDTHS[0]} px`,
      },
    ],
    data: { measured, heap },
  };
};
