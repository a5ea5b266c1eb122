import type { Page } from '@playwright/test';
import { setTimeLeft } from '../session/customer.ts';
import { logIn } from '../support/log-in.ts';
import { startMeasuringHeap } from '../support/measure-heap.ts';
import { LONG } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';
import { tickerEntry } from './ticker-entry.ts';

const HOUR = 60 * 60_000;
/** The maximum number of entries in the list. */
const ENTRIES = 5_000;
const ENTRIES_OF_AN_HOUR = 240;

declare global {
  interface Window {
    /** Lets hours pass, with a hint every 15 s. Returns the newest entry's number. */
    pass(hours: number): Promise<number>;
  }
}

/**
 * In the page, before its code: the ticker's lists and the event stream, with a clock that can be
 * moved.
 */
const fake = ({ entries, like }: { entries: number; like: ReturnType<typeof tickerEntry> }) => {
  const BEAT_MS = 5_000;
  const BEATS_OF_AN_HOUR = 720;
  const Before = Date;
  let moved = 0;
  globalThis.Date = class extends Before {
    constructor(...facts: [number]) {
      super(...(facts.length > 0 ? facts : ([Before.now() + moved] as [number])));
    }
    static override now = () => Before.now() + moved;
  } as DateConstructor;
  // Hints are spread over half a second, at random.
  Math.random = () => 0;

  let latest = entries;
  let stream: ReadableStreamDefaultController<Uint8Array> | null = null;
  let onRead = () => {};
  const entryOf = (id: number) => ({
    ...like,
    id,
    at: new Before(Before.UTC(2026, 10, 20) + id * 15_000).toISOString(),
    text: `Eintrag ${id}`,
  });
  const after = (id: number) => Array.from({ length: latest - id }, (_, at) => entryOf(latest - at));
  const realFetch = window.fetch;
  window.fetch = async (...input) => {
    const request = new Request(...input);
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/v1/events')) {
      const body = new ReadableStream<Uint8Array>({
        start(its) {
          stream = its;
          request.signal.addEventListener('abort', () => its.error(request.signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    }
    if (!pathname.includes('/liveticker/')) return realFetch(request);
    onRead();
    const data = after(Number(searchParams.get('id') ?? 0));
    return Response.json({ success: true, data, pagination: null, error: null, validation: null });
  };

  const encoder = new TextEncoder();
  const say = (text: string) => stream?.enqueue(encoder.encode(text));
  const event = (list: string) => `event: ${list}\ndata: {"latest":${latest}}\n\n`;
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  window.pass = async (hours) => {
    for (let beat = 1; beat <= hours * BEATS_OF_AN_HOUR; beat += 1) {
      moved += BEAT_MS;
      if (beat % 3 === 0) {
        latest += 1;
        const read = new Promise<void>((resolve) => {
          onRead = resolve;
        });
        say(event('ticker') + (beat % 360 === 0 ? event('messages') : ''));
        await read;
      } else say(':\n\n');
      await wait(0);
      // The server ends a stream from time to time.
      if (beat % 180 === 0) {
        const ended = stream;
        stream?.close();
        while (stream === ended) await wait(10);
      }
    }
    return latest;
  };
};

const ticker = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Liveticker/ });

test('[HINTS-9] [GROWING-4] ten hours of hints leave heap, elements and listeners where they were', {
  tag: LONG,
}, async ({ page, context, product }) => {
  test.setTimeout(15 * 60_000);
  await logIn(context, product.url, 'other');
  await setTimeLeft(context, 12 * HOUR);
  await page.addInitScript(fake, { entries: ENTRIES, like: tickerEntry(0, '') });
  await page.goto('/about');
  await ticker(page).click();
  await expect(page.getByText(`Eintrag ${ENTRIES}`)).toBeVisible();
  const measure = await startMeasuringHeap(page);
  // Data that is cached once is no leak. Nor is an entry that arrives alone, though it takes more
  // memory than one of the first 5,000, which arrived together: all of those are replaced first.
  await page.evaluate((hours) => window.pass(hours), ENTRIES / ENTRIES_OF_AN_HOUR);
  const before = await measure();
  const newest = await page.evaluate(() => window.pass(10));
  await expect(page.getByText(`Eintrag ${newest}`, { exact: true })).toBeVisible();
  const after = await measure();
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ before, after }) });
  expect(after.listeners - before.listeners).toBeLessThan(20);
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.heap - before.heap).toBeLessThan(500_000);
});
