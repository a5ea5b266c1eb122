import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type Bench, FAST_LINE } from './bench.ts';
import { type Customer, coldCustomer } from './customer.ts';
import { type MovingRace, moveRace, RUNNERS } from './moving-race.ts';
import type { Tab } from './tab.ts';

/** Slowdown factor of the CPU. */
export const CPU = 4;
/** Widths of the screens, in px. */
export const WIDTHS = [1280, 360] as const;
/** Seconds during which nobody presses anything. */
export const READ_SECONDS = Number(process.env.LIVE_ODDS_SECONDS ?? 120);
export const USED_SECONDS = READ_SECONDS / 2;
/** A customer notices a longer task (ms). */
export const TOO_LONG_MS = 50;
/** A task that begins later (ms) after an answer is not caused by it. */
export const AFTER_MS = 1_000;
export const ANSWER = 'bench: an answer that counts';

/** The longest event of an interaction in ms: until the next frame, and its input delay. */
export interface Interaction {
  total: number;
  waited: number;
}

export interface Seen {
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

/** In the page: whether a selector matches. */
export const isShown = (selector: string): true | null => document.querySelector(selector) && true;

/**
 * In the page: records the answers that count, layout shifts, and the time from each press to its
 * paint.
 */
const watch = ({ answer, path }: { answer: string; path: string }) => {
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
    if (new RegExp(path).test(response.url)) performance.mark(answer);
    return response;
  };
};

/** An event of Chromium's trace, in microseconds. `tdur` is the thread's own CPU time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** The tasks of the page's thread, and the answers that it received. */
const tasksOf = (events: readonly TraceEvent[]) => {
  const answers = events.filter(({ name }) => name === ANSWER);
  const [first] = answers;
  if (!first) throw new Error('No answer came: the page does not ask again.');
  const tasks = events.filter(
    ({ ph, pid, tid, name }) => ph === 'X' && pid === first.pid && tid === first.tid && name.endsWith('RunTask'),
  );
  return { tasks, answers };
};

const msOf = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1_000;

/** The longest task (ms) after each answer. */
const longestTasks = (events: readonly TraceEvent[]): number[] => {
  const { tasks, answers } = tasksOf(events);
  return answers.map(({ ts: at }) => {
    const caused = tasks.filter(({ ts, dur = 0 }) => ts + dur >= at && ts < at + AFTER_MS * 1_000);
    return Math.max(...caused.map(msOf));
  });
};

/** Runs something in a tab, and returns its trace. */
const traced = async (browser: Browser, work: () => Promise<unknown>): Promise<TraceEvent[]> => {
  await browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] });
  await work();
  return (JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }).traceEvents;
};

/**
 * The tasks (ms) of the page's thread during `work`, the longest first. Fails if no answer came
 * meanwhile.
 */
export const tasksDuring = async (browser: Browser, work: () => Promise<unknown>): Promise<number[]> =>
  tasksOf(await traced(browser, work))
    .tasks.map(msOf)
    .toSorted((a, b) => b - a);

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export interface OpenRace {
  customer: Customer;
  tab: Tab;
  id: number;
  /** Numbers that also run in the real race, so that the server has a price for them. */
  starters: readonly number[];
  isPhone: boolean;
}

export const ALL_RUNNERS = `main tbody tr:nth-child(${RUNNERS})`;

/**
 * Sets the width of a tab, and watches it from its next document on.
 * @param path an expression for the addresses of the answers that count
 */
export const watchIn = async (tab: Tab, width: number, path: string): Promise<void> => {
  const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
  await tab.send('Emulation.setDeviceMetricsOverride', size);
  const source = `(${watch})(${JSON.stringify({ answer: ANSWER, path })})`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
};

/**
 * Opens a race's page in a tab, and waits for all its requests.
 * @param search the query of its address
 */
export const openRace = async (
  { browser, sites }: Bench,
  width: number,
  search: (race: MovingRace) => string = () => '',
): Promise<OpenRace> => {
  const race = await moveRace(sites.product.url.replace(/\/$/, ''));
  const { id, starters, intercept } = race;
  const site = await sites.behind({ origin: sites.product.url, intercept }, FAST_LINE);
  const customer = await coldCustomer(browser, site);
  const { tab, settled } = await customer.visit({
    url: `${site}/race/${id}${search(race)}`,
    content: ALL_RUNNERS,
    cpu: 1,
    prepare: (tab) => watchIn(tab, width, '/races/\\d+$'),
  });
  // Work right after the load is not measured.
  await settled();
  return { customer, tab, id, starters, isPhone: width < 768 };
};

export const beginAnew = ({ tab }: Pick<OpenRace, 'tab'>) =>
  tab.run(() => void Object.assign(window.benchOdds, { shifts: [], interactions: {} }), null);

export const seen = ({ tab }: Pick<OpenRace, 'tab'>): Promise<Seen> => tab.run(() => window.benchOdds, null);

/** The customer looks at the card and presses nothing. */
export const read = async (browser: Browser, race: OpenRace, seconds: number) => {
  await beginAnew(race);
  const events = await traced(browser, () => setTimeout(seconds * 1_000));
  return { tasks: longestTasks(events), shifts: (await seen(race)).shifts };
};

/** The interactions, the slowest first. */
export const slowestFirst = ({ interactions }: Seen): Interaction[] =>
  Object.values(interactions).toSorted((a, b) => b.total - a.total);

/** As defined by web.dev/articles/inp: the slowest interaction, ignoring one of every fifty. */
export const inpOf = (one: Seen): number => {
  const all = slowestFirst(one);
  return all[Math.floor(all.length / 50)]?.total ?? 0;
};
