import type { RefreshRate, RefreshTask } from '@paddock/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { taskOf } from '../testing/task-of.ts';
import { createRefreshQueue, type RefreshQueue } from './refresh-queue.ts';

let queue: RefreshQueue;
let runs: string[];

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  queue = createRefreshQueue();
  queue.setOpen(true);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const task = (name: string, more?: Partial<RefreshTask>) => taskOf(runs, name, more);

/** A task whose runs the test ends. */
function slowTask(name: string) {
  const ends: (() => void)[] = [];
  const run = () => {
    runs.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { ...task(name, { run }), end: () => ends.shift()?.() };
}

describe('the refresh queue', () => {
  test.each([
    ['short', 5_000],
    ['medium', 15_000],
    ['long', 45_000],
    [undefined, 45_000],
  ] as const)('[QUEUE-2] runs a task of rate %s every %i ms', async (rate, interval) => {
    queue.setTasks([task('a', { rate })]);
    await pass(interval - 1);
    expect(runs).toEqual([]);
    await pass(1);
    expect(runs).toEqual(['a']);
    await pass(2 * interval);
    expect(runs).toEqual(['a', 'a', 'a']);
  });

  test('[QUEUE-2] counts from the end of the last run', async () => {
    const slow = slowTask('a');
    queue.setTasks([slow]);
    await pass(5_000 + 7_000);
    slow.end();
    await pass(4_999);
    expect(runs).toEqual(['a']);
    await pass(1);
    expect(runs).toEqual(['a', 'a']);
  });

  test('[POLLING-1] [POLLING-5] begins nothing while it is closed, and what is overdue at once when it opens', async () => {
    queue.setTasks([task('a'), task('b', { rate: 'long' })]);
    await pass(4_000);
    queue.setOpen(false);
    await pass(3_600_000);
    expect(runs).toEqual([]);
    queue.setOpen(true);
    await pass(0);
    expect(runs).toEqual(['a', 'b']);
    await pass(5_000);
    expect(runs).toEqual(['a', 'b', 'a']);
  });

  test('[QUEUE-3] [QUEUE-8] runs three at a time, the one due longest first', async () => {
    const slow = ['a', 'b', 'c'].map(slowTask);
    queue.setTasks([...slow, task('late', { rate: 'medium' }), task('early')]);
    await pass(15_000);
    expect(runs).toEqual(['a', 'b', 'c']);
    slow[1]?.end();
    await pass(0);
    expect(runs).toEqual(['a', 'b', 'c', 'early', 'late']);
  });

  test('[QUEUE-9] never runs a task twice at a time, whoever asks for it', async () => {
    const slow = slowTask('a');
    queue.setTasks([slow, task('a')]);
    await pass(30_000);
    queue.setTasks([task('a')]);
    await pass(5_000);
    expect(runs).toEqual(['a']);
    slow.end();
    await pass(5_000);
    expect(runs).toEqual(['a', 'a']);
  });

  test('[QUEUE-10] gives the place of a run that hangs to others after 45 s', async () => {
    queue.setTasks([...['a', 'b', 'c'].map(slowTask), task('d')]);
    await pass(49_999);
    expect(runs).toEqual(['a', 'b', 'c']);
    await pass(1);
    expect(runs).toContain('d');
  });

  test('[QUEUE-11] goes on after a task that fails, however it does', async () => {
    const fail = () => {
      runs.push('failed');
      throw new Error('no');
    };
    queue.setTasks([task('throws', { run: fail }), task('rejects', { run: async () => fail() }), task('a')]);
    await pass(10_000);
    expect(runs).toEqual(['failed', 'failed', 'a', 'failed', 'failed', 'a']);
  });

  test('[QUEUE-4] [QUEUE-12] forgets what is taken away, and keeps the turn of what stays', async () => {
    queue.setTasks([task('a'), task('b')]);
    await pass(4_000);
    queue.setTasks([task('b'), task('c')]);
    await pass(1_000);
    expect(runs).toEqual(['b']);
    await pass(4_000);
    expect(runs).toEqual(['b', 'c']);
  });

  test('[QUEUE-6] [QUEUE-7] asks a rate that changes every 5 s: a shorter one holds from then on, none means not now', async () => {
    let rate: RefreshRate | null = 'long';
    queue.setTasks([task('a', { rate: () => rate })]);
    await pass(20_000);
    rate = 'medium';
    await pass(5_000);
    expect(runs).toEqual(['a']);
    rate = null;
    await pass(3_600_000);
    expect(runs).toEqual(['a']);
    rate = 'short';
    await pass(5_000);
    expect(runs).toEqual(['a', 'a']);
  });

  test('[QUEUE-13] runs what is hinted at once, and what it does not concern when it is due', async () => {
    queue.setTasks([task('ticker', { hintedBy: 'ticker', rate: 'medium' }), task('odds', { rate: 'medium' })]);
    await pass(1_000);
    queue.hint('messages');
    await pass(0);
    expect(runs).toEqual([]);
    queue.hint('ticker');
    await pass(0);
    expect(runs).toEqual(['ticker']);
    await pass(14_000);
    expect(runs).toEqual(['ticker', 'odds']);
  });

  test('[QUEUE-13] runs once more for a hint that came during a run, and once for many', async () => {
    const slow = slowTask('ticker');
    queue.setTasks([{ ...slow, hintedBy: 'ticker' }]);
    queue.hint('ticker');
    await pass(0);
    for (let hints = 0; hints < 10; hints += 1) queue.hint('ticker');
    await pass(0);
    expect(runs).toEqual(['ticker']);
    slow.end();
    await pass(0);
    expect(runs).toEqual(['ticker', 'ticker']);
    slow.end();
    await pass(4_000);
    expect(runs).toHaveLength(2);
  });

  test('[QUEUE-13] keeps a hint while it is closed', async () => {
    queue.setTasks([task('ticker', { hintedBy: 'ticker', rate: 'long' })]);
    queue.setOpen(false);
    queue.hint('ticker');
    await pass(5_000);
    expect(runs).toEqual([]);
    queue.setOpen(true);
    await pass(0);
    expect(runs).toEqual(['ticker']);
  });

  test('[QUEUE-14] runs what is hinted every 45 s while hints come, and at its own rate otherwise', async () => {
    queue.setTasks([task('ticker', { hintedBy: 'ticker', rate: 'medium' })]);
    queue.setHinted(true);
    await pass(44_999);
    expect(runs).toEqual([]);
    await pass(1);
    expect(runs).toEqual(['ticker']);
    queue.setHinted(false);
    await pass(15_000);
    expect(runs).toEqual(['ticker', 'ticker']);
  });

  test('[QUEUE-7] [QUEUE-13] [QUEUE-14] runs what is paused neither by hints nor by time, and its news once it goes on', async () => {
    let rate: RefreshRate | null = null;
    queue.setTasks([task('ticker', { hintedBy: 'ticker', rate: () => rate })]);
    queue.setHinted(true);
    queue.hint('ticker');
    await pass(3_600_000);
    expect(runs).toEqual([]);
    rate = 'long';
    await pass(5_000);
    expect(runs).toEqual(['ticker']);
  });
});
