import * as web from 'node:stream/web';
import { type RefreshTask, useConnection, useSession } from '@paddock/host';
import { addRefreshTask } from '@paddock/host/shell';
import { taskOf } from '@paddock/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeSource } from '../../testing/fake-source.ts';
import { startRefresh } from '../start-refresh.ts';
import { createEventReader } from './hint-events.ts';

interface Stream {
  request: Request;
  say(text: string): void;
  end(): void;
}

let runs: string[];
let streams: Stream[];
const stops: (() => void)[] = [];
let answer: () => Response | null;

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  streams = [];
  answer = () => null;
  useConnection.setState({ connection: 'online' });
  look(true);
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    locks: { request: async (_: string, __: object, hold: () => unknown) => hold() },
  });
  // jsdom has no streams.
  vi.stubGlobal('ReadableStream', web.ReadableStream);
  vi.stubGlobal('TextDecoderStream', web.TextDecoderStream);
  vi.stubGlobal('fetch', async (request: Request) => {
    let controller!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start(its) {
        controller = its;
      },
    });
    request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
    streams.push({
      request,
      say: (text) => controller.enqueue(new TextEncoder().encode(text)),
      end: () => controller.close(),
    });
    return answer() ?? new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  useSession.setState({ status: 'anonymous' }, true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
function look(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}
const event = (list: string, latest: number) => `event: ${list}\ndata: {"latest":${latest}}\n\n`;
const start = () => {
  const stop = startRefresh(createFakeSource({}));
  stops.push(stop);
  return stop;
};
const onScreen = (...tasks: RefreshTask[]) => void stops.push(...tasks.map(addRefreshTask));
const ticker = (more?: Partial<RefreshTask>) => taskOf(runs, 'ticker', { rate: 'medium', hintedBy: 'ticker', ...more });
/** Sends heartbeats for this long (ms). */
const beat = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 5_000) {
    streams.at(-1)?.say(':\n\n');
    await pass(5_000);
  }
};

test('[HINTS-1] what has news is read at once, in every tab, and every 45 s while hints come', async () => {
  start();
  onScreen(ticker());
  await pass(0);
  streams[0]?.say(event('ticker', 7));
  await pass(500);
  expect(runs).toEqual(['ticker']);
  streams[0]?.say(event('messages', 3) + event('ticker', 7));
  await beat(30_000);
  expect(runs).toEqual(['ticker']);
  streams[0]?.say(event('ticker', 8));
  await pass(500);
  expect(runs).toEqual(['ticker', 'ticker']);
  await beat(50_000);
  expect(runs).toHaveLength(3);
});

test('[HINTS-2] there is no stream while nothing waits for one, and none without Web Locks', async () => {
  const stop = start();
  onScreen(taskOf(runs, 'odds'));
  await pass(0);
  expect(streams).toHaveLength(0);
  stop();
  vi.stubGlobal('navigator', { onLine: true });
  start();
  onScreen(ticker());
  await pass(15_000);
  expect(runs).toContain('ticker');
  expect(streams).toHaveLength(0);
});

test('[HINTS-3] the stream ends while the tab is hidden, and with the last part that waits for it', async () => {
  start();
  const leave = addRefreshTask(ticker());
  await pass(0);
  look(false);
  await pass(0);
  expect(streams.map(({ request }) => request.signal.aborted)).toEqual([true]);
  look(true);
  await pass(0);
  expect(streams.map(({ request }) => request.signal.aborted)).toEqual([true, false]);
  leave();
  expect(streams.at(-1)?.request.signal.aborted).toBe(true);
});

test('[HINTS-4] a stream that fails, or is silent, is polling as before, and asked for again ever more rarely', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  answer = () => new Response('{}', { status: 404 });
  start();
  onScreen(ticker());
  await pass(15_000);
  expect(runs).toEqual(['ticker']);
  expect(streams).toHaveLength(3);
  await pass(3_600_000);
  expect(streams.length).toBeLessThan(20);
  answer = () => null;
  await pass(300_000);
  streams.at(-1)?.say(event('ticker', 7));
  await pass(500);
  runs.length = 0;
  await pass(12_000 + 15_000);
  expect(runs.length).toBeGreaterThan(0);
});

test('[HINTS-5] a stream that the server ends is opened again within 2 s, and what is known is not read again', async () => {
  start();
  onScreen(ticker());
  await pass(0);
  streams[0]?.say(event('ticker', 7));
  await pass(500);
  streams[0]?.end();
  await pass(2_000);
  expect(streams).toHaveLength(2);
  streams[1]?.say(event('ticker', 7));
  await pass(500);
  expect(runs).toEqual(['ticker']);
});

test('[HINTS-6] the stream of the former viewer ends at once, and the new one has their own', async () => {
  start();
  onScreen(ticker());
  await pass(0);
  const states = () => streams.map(({ request }) => request.signal.aborted);
  useSession.setState({ status: 'customer', customerId: '7' }, true);
  expect(states()).toEqual([true]);
  await pass(0);
  useSession.setState({ status: 'anonymous' }, true);
  await pass(0);
  expect(states()).toEqual([true, false]);
});

test('[HINTS-7] a tab that does not lead hears the hints of the one that does, and makes nothing of other words', async () => {
  // Must be first: on the real clock, a task that was due at the fake clock's zero is long overdue.
  vi.useRealTimers();
  vi.stubGlobal('navigator', { onLine: true, locks: { request: () => new Promise(() => {}) } });
  start();
  onScreen(ticker());
  const other = new BroadcastChannel('paddock:hints');
  stops.push(() => other.close());
  for (const word of [null, 'ticker', { ticker: 'x' }, { ticker: Number.NaN }, { ticker: 9 }]) other.postMessage(word);
  await vi.waitFor(() => expect(runs).toEqual(['ticker']), 10_000);
  expect(streams).toHaveLength(0);
});

test('[HINTS-8] events are read however they are cut; comments, markup and unknown events say nothing', () => {
  const text = `:\n\nevent: shout\ndata: {"latest":1}\n\nevent: ticker\ndata: <img src=x>\n\n${event('ticker', 5)}${event('messages', 6)}`;
  for (let cut = 1; cut < text.length; cut += 1) {
    const read = createEventReader();
    expect({ ...read(text.slice(0, cut)), ...read(text.slice(cut)) }).toEqual({ ticker: 5, messages: 6 });
  }
});

test('[HINTS-9] ten hours of hints leave one stream, and no more timers than at their begin', async () => {
  start();
  onScreen(ticker(), taskOf(runs, 'unread', { hintedBy: 'messages' }));
  await pass(0);
  const hour = async (from: number) => {
    for (let at = 0; at < 720; at += 1) {
      streams.at(-1)?.say(event('ticker', from + at) + event('messages', from + at));
      await pass(5_000);
      if (at % 180 === 179) {
        streams.at(-1)?.end();
        await pass(2_000);
      }
    }
  };
  await hour(1);
  const timers = vi.getTimerCount();
  for (let hours = 1; hours < 10; hours += 1) await hour(hours * 10_000);
  expect(vi.getTimerCount()).toBe(timers);
  expect(streams).toHaveLength(41);
});
