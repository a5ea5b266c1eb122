import { createHash, X509Certificate } from 'node:crypto';
import { ensureChromium } from '@paddock/dev';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import type { Certificate } from './front.ts';
import { SKELETON } from './landings.ts';
import { longestChain } from './statistics.ts';

/** A browser that takes this run's certificate for a good one. Where it only ignored that it is none, it would cache nothing. */
export const launch = ({ cert }: Certificate): Promise<Browser> => {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
  return chromium.launch({ executablePath: ensureChromium(), args: [...BROWSER_ARGS, trusted] });
};

/** One load of a page, up to the moment that it has its data. Times in ms since the navigation began. */
export interface PageLoad {
  content: number;
  lcp: number;
  requests: number;
  connections: number;
  /** Requests one after the other, between the HTML and the content. */
  hops: number;
  /** All that came over the line, headers with it. */
  bytes: number;
  /** Of it scripts and styles. */
  code: number;
  html: number;
}

interface Seen {
  content: number | null;
  lcp: number;
}

declare global {
  interface Window {
    bench: Seen;
    benchContent(): void;
  }
}

/** In the page: notes when `content` is there and no skeleton is, and the largest paint. */
const watch = ({ content, skeleton }: { content: string; skeleton: string }) => {
  const seen: Seen = { content: null, lcp: 0 };
  window.bench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    if (seen.content !== null || !document.querySelector(content) || document.querySelector(skeleton)) return;
    seen.content = performance.now();
    observer.disconnect();
    window.benchContent();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
};

/** In the page: goes somewhere, and waits until `content` is there and no skeleton is. Times in ms since the page began. */
const goInPage = ({ way, content, skeleton }: { way: Way; content: string; skeleton: string }) =>
  new Promise<{ from: number; content: number }>((resolve, reject) => {
    const from = performance.now();
    const look = () => {
      if (!document.querySelector(content) || document.querySelector(skeleton)) return;
      observer.disconnect();
      resolve({ from, content: performance.now() });
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
    const link = typeof way === 'string' ? null : document.querySelector<HTMLElement>(way.link);
    if (way === 'back' || way === 'forward') history[way]();
    else if (link) link.click();
    else reject(new Error(`There is no ${way.link}`));
  });

interface Exchange {
  url: string;
  isDocument: boolean;
  start: number;
  end: number | null;
  connection: number | null;
  bytes: number;
  fromCache: boolean;
}

/** Every request of a page by id, times in seconds of the browser's clock. */
const recordRequests = async (cdp: CDPSession): Promise<Map<string, Exchange>> => {
  const exchanges = new Map<string, Exchange>();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (request.url.startsWith('data:')) return;
    exchanges.set(requestId, {
      url: request.url,
      isDocument: type === 'Document',
      start: timestamp,
      end: null,
      connection: null,
      bytes: 0,
      fromCache: false,
    });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const exchange = exchanges.get(requestId);
    if (exchange) exchange.fromCache = true;
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const exchange = exchanges.get(requestId);
    if (!exchange) return;
    exchange.fromCache ||= response.fromDiskCache ?? false;
    exchange.connection = response.connectionId;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const exchange = exchanges.get(requestId);
    if (!exchange) return;
    exchange.end = timestamp;
    exchange.bytes = encodedDataLength;
  });
  await cdp.send('Network.enable');
  return exchanges;
};

const PATIENCE_MS = 60_000;
const QUIET_MS = 1_000;

/** From a loaded page to another one: by a link (a selector), or in the history. */
export type Way = { link: string } | 'back' | 'forward';

/** What it took to come from one page to another. */
export type Step = Pick<PageLoad, 'content' | 'requests' | 'hops' | 'bytes'>;

export interface Visit {
  url: string;
  content: string;
  /** How many times slower the CPU is. */
  cpu: number;
}

/** What came over the line of all that had ended at `until` (s). */
const traffic = (all: readonly Exchange[], until: number) => {
  const came = all.filter(({ end, fromCache }) => end !== null && end <= until && !fromCache);
  const afterHtml = came.filter(({ isDocument }) => !isDocument);
  return {
    requests: came.length,
    connections: new Set(came.map(({ connection }) => connection).filter(Boolean)).size,
    hops: longestChain(afterHtml.map(({ start, end }) => ({ start, end: end ?? start }))),
    bytes: came.reduce((sum, { bytes }) => sum + bytes, 0),
    code: came.filter(({ url }) => /\.(js|css)$/.test(url)).reduce((sum, { bytes }) => sum + bytes, 0),
  };
};

/** A tab that was opened by a {@link visit}. */
export interface Visited {
  page: Page;
  cdp: CDPSession;
  load: PageLoad;
  /** Resolves when nothing was asked for during a second. */
  settled(): Promise<void>;
  /** Goes to another page without a load of the document, and waits until that has its data. */
  go(way: Way, content: string): Promise<Step>;
}

/** Opens a URL in a new tab of a context, and leaves it open. */
export const visit = async (context: BrowserContext, { url, content, cpu }: Visit): Promise<Visited> => {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const exchanges = await recordRequests(cdp);
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const reached = Promise.withResolvers<void>();
  await page.exposeFunction('benchContent', () => reached.resolve());
  await page.addInitScript(watch, { content, skeleton: SKELETON });
  const timer = setTimeout(
    () => reached.reject(new Error(`${url} did not show ${content} within ${PATIENCE_MS} ms`)),
    PATIENCE_MS,
  );
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
  await reached.promise;
  clearTimeout(timer);
  // What was put into the document is painted after the next frame.
  const seen = await page.evaluate(
    () =>
      new Promise<Seen>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.bench)));
      }),
  );
  const all = [...exchanges.values()];
  const document = all.find(({ isDocument }) => isDocument);
  if (!document || seen.content === null) throw new Error(`${url}: no document, or no content`);
  return {
    page,
    cdp,
    load: {
      content: seen.content,
      lcp: seen.lcp,
      ...traffic(all, document.start + seen.content / 1_000),
      html: document.bytes,
    },
    async settled() {
      for (let known = -1; known !== exchanges.size; ) {
        known = exchanges.size;
        await new Promise((next) => setTimeout(next, QUIET_MS));
      }
    },
    async go(way, content) {
      const { from, content: at } = await page.evaluate(goInPage, { way, content, skeleton: SKELETON });
      const [began, until] = [document.start + from / 1_000, document.start + at / 1_000];
      const asked = [...exchanges.values()].filter(({ start }) => start >= began);
      return { ...traffic(asked, until), content: at - from };
    },
  };
};

/** A browser as of a customer who was never here, but has answered the question about cookies. */
export const coldContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'paddock_consent', value: 'essential.functional', url }]);
  return context;
};
