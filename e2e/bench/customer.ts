import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { consentAt } from './browser.ts';
import { SKELETON } from './landings.ts';
import { longestChain } from './statistics.ts';
import { openTab, type Tab } from './tab.ts';

const PATIENCE_MS = 60_000;
const QUIET_MS = 1_000;

/** One page load until the page has its data. Times in ms since the navigation began. */
export interface PageLoad {
  content: number;
  fcp: number;
  lcp: number;
  /** When React had the content's element, so that presses on it work. */
  reacts: number;
  requests: number;
  connections: number;
  /** Consecutive requests between the HTML and the content. */
  hops: number;
  /** All bytes on the line, with 300 bytes for each answer's headers, as in Resource Timing. */
  bytes: number;
  /** Of these: scripts and styles. */
  code: number;
  html: number;
  /** Of these: answers of the API. */
  reads: number;
}

/** The way to another page: a link (a selector) or the history. */
export type Way = { link: string } | 'back' | 'forward';

/** The cost of a page change. */
export type Step = Pick<PageLoad, 'content' | 'requests' | 'hops' | 'bytes'>;

export interface Visit {
  url: string;
  content: string;
  /** Slowdown factor of the CPU. */
  cpu: number;
  /** Runs in the tab before the page load. */
  prepare?: (tab: Tab) => Promise<void>;
}

/** A tab whose page has its data. */
export interface Visited {
  tab: Tab;
  load: PageLoad;
  /** Resolves after a second without requests. */
  settled(): Promise<void>;
  /** The bytes that have come and the shifts of the layout, until now. */
  soFar(): Promise<Pick<PageLoad, 'html' | 'reads'> & { shifts: number }>;
  /** Changes the page without a document load, and waits for its data. */
  go(way: Way, content: string): Promise<Step>;
  close(): Promise<void>;
}

type Cookie = ReturnType<typeof consentAt>;

/** A browser with its own cookies and cache. */
export interface Customer {
  addCookies(cookies: readonly Cookie[]): Promise<void>;
  /** Opens a URL in a new tab and leaves it open. */
  visit(visit: Visit): Promise<Visited>;
  close(): Promise<void>;
}

interface Seen {
  fcp: number;
  lcp: number;
  /** The sum of the layout shifts. */
  shifts: number;
  /** Resolves with the time (ms) from which a selector matches and no skeleton is left. */
  shown(what: string): Promise<number>;
  /** When the page had its data. */
  content: Promise<number>;
  /** When React had the content's element. */
  reacts: Promise<number>;
}

declare global {
  interface Window {
    bench: Seen;
  }
}

/** In the page: records when `content` is there without a skeleton, when it reacts, and paints. */
const watch = ({ content, skeleton }: { content: string; skeleton: string }): void => {
  const shown: Seen['shown'] = (what) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(what) || document.querySelector(skeleton)) return;
        observer.disconnect();
        resolve(performance.now());
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
    });
  /** React marks each element that it has made or taken over. */
  const isOfReact = (element: Element | null) => Object.keys(element ?? {}).some((name) => name.startsWith('__react'));
  const reacts = async () => {
    while (!isOfReact(document.querySelector(content))) await new Promise(requestAnimationFrame);
    return performance.now();
  };
  const seen: Seen = { fcp: 0, lcp: 0, shifts: 0, shown, content: shown(content), reacts: reacts() };
  window.bench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === 'first-contentful-paint') seen.fcp = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shifts += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** An answer as the page knows it, times in ms since the navigation began. */
interface Exchange {
  url: string;
  start: number;
  end: number;
  /** 0 from a cache. */
  bytes: number;
  isDocument: boolean;
  connected: boolean;
}

/** In the page: all finished answers. */
const answers = (): Exchange[] =>
  ['navigation', 'resource']
    .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
    .map(({ name, entryType, startTime, responseEnd, transferSize, connectStart, connectEnd }) => ({
      url: name,
      start: startTime,
      end: responseEnd,
      bytes: transferSize,
      isDocument: entryType === 'navigation',
      connected: connectEnd > connectStart,
    }));

/**
 * In the page: when it had its data and reacted, and its paints. An inserted element is painted
 * after the next frame.
 */
const timesOf = async (): Promise<Pick<PageLoad, 'content' | 'fcp' | 'lcp' | 'reacts'>> => {
  const [content, reacts] = await Promise.all([window.bench.content, window.bench.reacts]);
  const nextFrame = () => new Promise(requestAnimationFrame);
  do await nextFrame();
  while (window.bench.lcp === 0);
  await nextFrame();
  const { fcp, lcp } = window.bench;
  return { content, fcp, lcp, reacts };
};

/**
 * In the page: navigates, and waits until `content` is there without a skeleton. Times in ms since
 * the navigation began.
 */
const goInPage = async ({ way, content }: { way: Way; content: string }): Promise<{ from: number; until: number }> => {
  const shown = window.bench.shown(content);
  const from = performance.now();
  if (typeof way === 'string') history[way]();
  else {
    const link = document.querySelector<HTMLElement>(way.link);
    if (!link) throw new Error(`There is no ${way.link}`);
    link.click();
  }
  return { from, until: await shown };
};

/** The traffic of all requests that began after `from` and ended by `until`. */
const traffic = (all: readonly Exchange[], from: number, until: number) => {
  const came = all.filter(({ start, end, bytes }) => bytes > 0 && start >= from && end <= until);
  return {
    requests: came.length,
    connections: came.filter(({ connected }) => connected).length,
    hops: longestChain(came.filter(({ isDocument }) => !isDocument)),
    bytes: came.reduce((sum, { bytes }) => sum + bytes, 0),
    code: came.filter(({ url }) => /\.(js|css)$/.test(url)).reduce((sum, { bytes }) => sum + bytes, 0),
    html: came.filter(({ isDocument }) => isDocument).reduce((sum, { bytes }) => sum + bytes, 0),
    reads: came
      .filter(({ url }) => new URL(url).pathname.startsWith('/api/'))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/** Waits for at most a minute, then fails with `what`. */
const patiently = async <Result>(what: string, work: Promise<Result>): Promise<Result> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`${what} within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
};

const visitIn = async (tab: Tab, { url, content, cpu, prepare }: Visit): Promise<Visited> => {
  await tab.send('Page.enable');
  const source = `(${watch})(${JSON.stringify({ content, skeleton: SKELETON })})`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  if (cpu > 1) await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await prepare?.(tab);
  await tab.send('Page.navigate', { url });
  const times = await patiently(`${url} did not show ${content}`, tab.run(timesOf, null));
  return {
    tab,
    load: { ...times, ...traffic(await tab.run(answers, null), 0, times.content) },
    async settled() {
      for (let known = -1, now = 0; known !== now; ) {
        known = now;
        await wait(QUIET_MS);
        now = (await tab.run(answers, null)).length;
      }
    },
    async soFar() {
      const { html, reads } = traffic(await tab.run(answers, null), 0, Number.POSITIVE_INFINITY);
      return { html, reads, shifts: await tab.run(() => window.bench.shifts, null) };
    },
    async go(way, there) {
      const going = tab.run(goInPage, { way, content: there });
      const { from, until } = await patiently(`${url} did not come to ${there}`, going);
      return { ...traffic(await tab.run(answers, null), from, until), content: until - from };
    },
    close: () => tab.close(),
  };
};

/**
 * A new customer.
 * @param isFirst on a first visit, with the cookie question still open
 */
export const coldCustomer = async (browser: Browser, url: string, isFirst = false): Promise<Customer> => {
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  const addCookies: Customer['addCookies'] = async (cookies) => {
    await cdp.send('Storage.setCookies', { browserContextId, cookies: [...cookies] });
  };
  if (!isFirst) await addCookies([consentAt(url)]);
  return {
    addCookies,
    visit: async (visit) => visitIn(await openTab(browser, browserContextId), visit),
    async close() {
      await cdp.send('Target.disposeBrowserContext', { browserContextId });
      await cdp.detach();
    },
  };
};
