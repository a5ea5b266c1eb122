import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { Hint } from '../contract/product.ts';

/** The time from the end of one run of a task to the next, in ms. The default is long (QUEUE-2). */
export const REFRESH_RATE_MS = { short: 5_000, medium: 15_000, long: 45_000 } as const;

/** How often a task runs. */
export type RefreshRate = keyof typeof REFRESH_RATE_MS;

/** A data refresh. The shell runs it while the tab is visible and online. */
export interface RefreshTask {
  /** `catalogue.prices`. Of several tasks with one name, only one runs. */
  name: string;
  /** Default: long. A function is called at least every 5 s; `null` pauses the task. */
  rate?: RefreshRate | (() => RefreshRate | null) | undefined;
  audience: 'anonymous' | 'customer' | 'everyone';
  /**
   * Runs in one tab of the browser only, since the result reaches every tab (a cookie, a channel).
   * A task that fills the query cache must run in each visible tab, as each has its own cache.
   */
  sharedByTabs?: boolean | undefined;
  /**
   * Runs at once when the event stream announces news of this kind, and otherwise every 45 s.
   * Without the stream, `rate` applies.
   */
  hintedBy?: Hint | undefined;
  run(): Promise<unknown>;
}

/** The tasks of components on screen. The shell runs them and those of the loaded remotes. */
export const useRefreshTasks = create<{ tasks: readonly RefreshTask[] }>()(() => ({ tasks: [] }));

/** Runs a task repeatedly until the returned function is called. */
export function addRefreshTask(task: RefreshTask): () => void {
  useRefreshTasks.setState(({ tasks }) => ({ tasks: [...tasks, task] }));
  return () => useRefreshTasks.setState(({ tasks }) => ({ tasks: tasks.filter((other) => other !== task) }));
}

/** Runs a task repeatedly while this component is mounted. */
export function useRefreshTask({ name, rate, audience, sharedByTabs, hintedBy, run }: RefreshTask): void {
  const runNow = useEffectEvent(run);
  const rateNow = useEffectEvent(() => (typeof rate === 'function' ? rate() : (rate ?? null)));
  // A rate function is new in each render, so only a change of the word restarts the task.
  const word = typeof rate === 'function' ? 'changing' : rate;
  useEffect(
    () =>
      addRefreshTask({
        name,
        rate: word === 'changing' ? () => rateNow() : word,
        audience,
        sharedByTabs,
        hintedBy,
        run: () => runNow(),
      }),
    [name, word, audience, sharedByTabs, hintedBy],
  );
}
