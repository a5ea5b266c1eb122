import { ensureChromium } from '@paddock/dev';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGS } from '../support/browser-args.ts';
import { SKELETON } from './landings.ts';
import { longestChain } from './statistics.ts';

// Of the fronts, made for this run. As an option of a context it would keep Chromium from caching.
const ARGS = [...BROWSER_ARGS, '--ignore-certificate-errors'];

export const launch = (): Promise<Browser> => chromium.launch({ executablePath: ensureChromium(), args: ARGS });

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

export interface Visit {
  url: string;
  content: string;
  /** How many times slower the CPU is. */
  cpu: number;
}

/** Opens a URL in a new tab of a context, and leaves it open. */
export const visit = async (
  context: BrowserContext,
  { url, content, cpu }: Visit,
): Promise<{ page: Page; cdp: CDPSession; load: PageLoad }> => {
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
  const until = document.start + seen.content / 1_000;
  const before = all.filter(({ end, fromCache }) => end !== null && end <= until && !fromCache);
  return {
    page,
    cdp,
    load: {
      content: seen.content,
      lcp: seen.lcp,
      requests: before.length,
      connections: new Set(before.map(({ connection }) => connection).filter(Boolean)).size,
      hops: longestChain(
        before.filter(({ isDocument }) => !isDocument).map(({ start, end }) => ({ start, end: end ?? start })),
      ),
      bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
      html: document.bytes,
    },
  };
};

/** A browser as of a customer who was never here, but has answered the question about cookies. */
export const coldContext = async (browser: Browser, url: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'paddock_consent', value: 'essential.functional', url }]);
  return context;
};
