import { queryClient, type RefreshTask, useConnection, useSession } from '@paddock/host';
import { addRefreshTask } from '@paddock/host/shell';
import { taskOf } from '@paddock/testing';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeSource } from '../testing/fake-source.ts';
import { startRefresh } from './start-refresh.ts';

let runs: string[];
const stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  look(true);
  connect('online');
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  useSession.setState({ status: 'anonymous' }, true);
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const connect = (connection: 'online' | 'offline') => useConnection.setState({ connection });
function look(visible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

const task = (name: string, more?: Partial<RefreshTask>) => taskOf(runs, name, more);
const start = (source = createFakeSource({})) => {
  stops.push(startRefresh(source));
  return source;
};
const onScreen = (...tasks: RefreshTask[]) => stops.push(...tasks.map(addRefreshTask));

/**
 * Web Locks for the tabs of one test: a request waits until the previous holder releases the lock.
 */
function stubLocks() {
  let tail = Promise.resolve();
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
        tail = tail.then(() => (signal.aborted ? undefined : hold()));
        return tail;
      },
    },
  });
}

describe('refresh tasks', () => {
  test('[POLLING-2] [POLLING-7] of a loaded remote run, and end with its build', async () => {
    const source = createFakeSource({ 'mf-a': { load: async () => ({ tasks: [task('a.odds')] }) } });
    start(source);
    await source.load('mf-a');
    await pass(5_000);
    expect(runs).toEqual(['a.odds']);
    source.forget('mf-a');
    onScreen(task('b'));
    await pass(5_000);
    expect(runs).toEqual(['a.odds', 'b']);
  });

  test('[POLLING-2] [POLLING-6] are for visitors, for customers, or for both', async () => {
    start();
    onScreen(task('teaser', { audience: 'anonymous' }), task('balance', { audience: 'customer' }), task('races'));
    await pass(5_000);
    expect(runs).toEqual(['teaser', 'races']);
    useSession.setState({ status: 'customer', customerId: '7' }, true);
    await pass(5_000);
    expect(runs.slice(2).sort()).toEqual(['balance', 'races']);
  });

  test('[POLLING-1] [POLLING-5] run while the tab is visible, and at once when it becomes so', async () => {
    start();
    onScreen(task('races'));
    look(false);
    await pass(60_000);
    expect(runs).toEqual([]);
    look(true);
    await pass(0);
    expect(runs).toEqual(['races']);
  });

  test('[POLLING-3] [POLLING-9] that all tabs share run in one of them, and in the next when that one is looked at no more', async () => {
    stubLocks();
    const shared = task('bubbles', { sharedByTabs: true });
    const leave = startRefresh(createFakeSource({}));
    start();
    onScreen(shared, task('odds'));
    await pass(5_000);
    expect(runs.sort()).toEqual(['bubbles', 'odds', 'odds']);
    leave();
    await pass(0);
    expect(runs.filter((name) => name === 'bubbles')).toHaveLength(2);
  });

  test('[POLLING-5] that all tabs share run at once too when the only tab is looked at again', async () => {
    stubLocks();
    start();
    onScreen(task('bubbles', { sharedByTabs: true }));
    await pass(0);
    look(false);
    await pass(60_000);
    look(true);
    await pass(0);
    expect(runs).toEqual(['bubbles']);
  });

  test('[POLLING-8] that all tabs share run in each where the browser cannot choose one', async () => {
    start();
    start();
    onScreen(task('bubbles', { sharedByTabs: true }));
    await pass(5_000);
    expect(runs).toEqual(['bubbles', 'bubbles']);
  });

  test('[POLLING-4] [POLLING-10] row 63: none runs offline, and on the way back they wait for a moment of their own, however it flaps', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    start();
    onScreen(task('races'));
    const read = vi.fn(async () => 1);
    stops.push(new QueryObserver(queryClient, { queryKey: ['odds'], queryFn: read, staleTime: 0 }).subscribe(() => {}));
    await pass(0);
    for (let flap = 0; flap < 5; flap++) {
      connect('offline');
      await pass(60_000);
      connect('online');
      await pass(2_000);
    }
    expect(runs).toEqual([]);
    expect(read).toHaveBeenCalledOnce();
    await pass(500);
    expect(runs).toEqual(['races']);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
