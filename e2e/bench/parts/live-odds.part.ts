import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type Bench, FAST_LINE, say } from '../bench.ts';
import { type Customer, coldCustomer } from '../customer.ts';
import { press, pressKey, until } from '../hand.ts';
import { SKELETON } from '../landings.ts';
import { moveRace, RUNNERS } from '../moving-race.ts';
import { type Goal, inKb, inMs, type Report, worst } from '../report.ts';
import { quantile } from '../statistics.ts';
import type { Tab } from '../tab.ts';

const WIDTHS = [1280, 360] as const;
const CPU = 4;
const SECONDS_READ = Number(process.env.LIVE_ODDS_SECONDS ?? 120);
const SECONDS_USED = SECONDS_READ / 2;
/** A task that begins later after an answer is not caused by it. */
const AFTER_MS = 1_000;
const TOO_LONG_MS = 50;
/** Numbers of route changes after which the heap is measured. */
const [FEW, MANY] = [20, 200];
const CHANGES_A_WALK = 4;
const ANSWER = 'bench: an answer about a race';

/** The longest event of an interaction in ms: until the next frame, and of that the input delay. */
interface Interaction {
  total: number;
  waited: number;
}

interface Seen {
  /** Layout shift scores, without those after a press. */
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

/**
 * In the page: records answers about a race, layout shifts, and the time from each press to its
 * paint.
 */
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

/**
 * Of Chromium's trace, in microseconds. `tdur` is the thread's own time, without other processes.
 */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** The longest task (ms) after each answer. */
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

interface OpenRace {
  customer: Customer;
  tab: Tab;
  id: number;
  isPhone: boolean;
}

const ALL_RUNNERS = `main tbody tr:nth-child(${RUNNERS})`;

/** A race's page in a tab, after all its requests. */
const openRace = async ({ browser, sites }: Bench, width: number): Promise<OpenRace> => {
  const { id, intercept } = await moveRace(sites.product.url.replace(/\/$/, ''));
  const site = await sites.behind({ origin: sites.product.url, intercept }, FAST_LINE);
  const customer = await coldCustomer(browser, site);
  const { tab, settled } = await customer.visit({
    url: `${site}/race/${id}`,
    content: ALL_RUNNERS,
    cpu: 1,
    async prepare(tab) {
      const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
      await tab.send('Emulation.setDeviceMetricsOverride', size);
      const source = `(${watch})(${JSON.stringify(ANSWER)})`;
      await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
    },
  });
  // Work right after the load is not measured.
  await settled();
  return { customer, tab, id, isPhone: width < 768 };
};

const beginAnew = ({ tab }: OpenRace) =>
  tab.run(() => void Object.assign(window.benchOdds, { shifts: [], interactions: {} }), null);

const seen = ({ tab }: OpenRace): Promise<Seen> => tab.run(() => window.benchOdds, null);

/** The customer looks at the card and presses nothing. */
const read = async (browser: Browser, race: OpenRace) => {
  await beginAnew(race);
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] });
  await setTimeout(SECONDS_READ * 1_000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { tasks: longestTasks(traceEvents), shifts: (await seen(race)).shifts };
};

/** In the page: whether the page at `path` has its data. */
const isThere = ({ path, skeleton }: { path: string; skeleton: string }): true | null =>
  (location.pathname.endsWith(path) && document.querySelector('main h1') && !document.querySelector(skeleton)) || null;

/** Follows a link and waits for its page. */
const follow = async (tab: Tab, from: string, path: string): Promise<void> => {
  await press(tab, `${from} a[href$="${path}"]`);
  await until(tab, path, isThere, { path, skeleton: SKELETON });
};

const followMenu = async ({ tab, isPhone }: OpenRace, path: string): Promise<void> => {
  if (isPhone) await press(tab, 'header button');
  await follow(tab, isPhone ? 'nav' : 'header nav', path);
};

/** In the page: whether a selector matches. */
const isShown = (selector: string): true | null => document.querySelector(selector) && true;

/**
 * Goes from the race to all pages, the starters of the day (with a search), the day's races, and
 * back.
 */
const walk = async (race: OpenRace): Promise<void> => {
  const { tab, id } = race;
  await followMenu(race, '/mehr');
  await follow(tab, 'main', '/starterindex');
  await press(tab, 'main input[type="search"]');
  for (const letter of 'sturm') await pressKey(tab, letter);
  await followMenu(race, '/races');
  await press(tab, `details:not([open]):has(a[href$="/race/${id}"]) > summary`);
  await follow(tab, 'main', `/race/${id}`);
  await until(tab, 'the race', isShown, ALL_RUNNERS);
};

/** Presses on the card for three refreshes, then leaves and returns, repeatedly. */
const use = async (race: OpenRace): Promise<Seen> => {
  const { tab } = race;
  await beginAnew(race);
  const end = performance.now() + SECONDS_USED * 1_000;
  while (performance.now() < end) {
    for (let times = 0; times < 12; times += 1) {
      await press(tab, 'main button[aria-pressed]');
      await setTimeout(1_200);
    }
    await press(tab, 'main tbody button[aria-haspopup="dialog"]');
    await until(tab, 'the dialog', isShown, 'dialog[open]');
    await pressKey(tab, 'Escape');
    await walk(race);
  }
  return seen(race);
};

/** Heap size in bytes after few and after many route changes. */
const measureHeap = async (bench: Bench): Promise<{ few: number; many: number }> => {
  say('  heap');
  const race = await openRace(bench, WIDTHS[0]);
  const after = async (walks: number) => {
    for (let walked = 0; walked < walks; walked += 1) await walk(race);
    await race.tab.send('HeapProfiler.collectGarbage');
    return (await race.tab.send('Runtime.getHeapUsage')).usedSize;
  };
  const few = await after(FEW / CHANGES_A_WALK);
  const many = await after((MANY - FEW) / CHANGES_A_WALK);
  await race.customer.close();
  return { few, many };
};

const measureOdds = async (bench: Bench, width: number) => {
  say(`  ${width} px`);
  const race = await openRace(bench, width);
  await race.tab.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const refresh = await read(bench.browser, race);
  const used = await use(race);
  await race.customer.close();
  return { width, ...refresh, used };
};

/**
 * A race's page while all its odds change every 5 s: task length of a refresh, layout shifts, INP,
 * and memory.
 */
export const liveOddsPart = async (bench: Bench): Promise<Report> => {
  const measured: Awaited<ReturnType<typeof measureOdds>>[] = [];
  for (const width of WIDTHS) measured.push(await measureOdds(bench, width));
  const heap = await measureHeap(bench);
  const slowestFirst = ({ used }: (typeof measured)[number]) =>
    Object.values(used.interactions).toSorted((a, b) => b.total - a.total);
  const slowest = (one: (typeof measured)[number]) => slowestFirst(one)[0] ?? { total: 0, waited: 0 };
  /** As defined by web.dev/articles/inp: the slowest interaction, ignoring one of every fifty. */
  const inp = (one: (typeof measured)[number]) => {
    const all = slowestFirst(one);
    return all[Math.floor(all.length / 50)]?.total ?? 0;
  };
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
      'INP',
      'slowest',
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
        inMs(inp(one)),
        inMs(slowest(one).total),
        inMs(slowest(one).waited),
        total(used.shifts).toFixed(4),
      ];
    }),
    goals: [
      goal('longest task of a refresh, ms', TOO_LONG_MS, ({ tasks }) => Math.max(...tasks)),
      goal('layout shift by refreshes', 0, ({ shifts }) => total(shifts)),
      goal('INP under live odds, ms', 100, inp),
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
