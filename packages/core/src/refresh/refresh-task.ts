import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import type { Hint } from '../contract/product.ts';

/**
 * From the end of one run of a task to the next, in ms (core §9: data refresh short, medium, long;
 * long by default).
 */
export const REFRESH_RATE_MS = { short: 5_000, medium: 15_000, long: 45_000 } as const;

/** How often a task runs. */
export type RefreshRate = keyof typeof REFRESH_RATE_MS;

/** A data refresh. The shell runs it while the tab is visible and online (core §4). */
export interface RefreshTask {
  /** `catalogue.prices`; a task of the same name waits for the other one's end. */
  name: string;
  /** Default: long. A function is called before each run; `null` pauses the task. */
  rate?: RefreshRate | (() => RefreshRate | null) | undefined;
  audience: 'anonymous' | 'customer' | 'everyone';
  /**
   * One tab is enough: the result reaches every tab of the browser by itself (a cookie, a channel).
   * A task that fills the query cache must run in each visible tab, because each tab has its own
   * cache.
   */
  sharedByTabs?: boolean | undefined;
  /**
   * Runs at once when the event stream says that there is news, and every 45 s beside it. Without
   * the stream the rate counts.
   */
  hintedBy?: Hint | undefined;
  run(): Promise<unknown>;
}

/** The tasks of what is on screen. The shell runs them, with those of the loaded remotes. */
export const useRefreshTasks = create<{ tasks: readonly RefreshTask[] }>()(() => ({ tasks: [] }));

/** Runs a task until the returned function is called. */
export function addRefreshTask(task: RefreshTask): () => void {
  useRefreshTasks.setState(({ tasks }) => ({ tasks: [...tasks, task] }));
  return () => useRefreshTasks.setState(({ tasks }) => ({ tasks: tasks.filter((other) => other !== task) }));
}

/** Runs a task while this component is on screen. */
export function useRefreshTask({ name, rate, audience, sharedByTabs, hintedBy, run }: RefreshTask): void {
  const runNow = useEffectEvent(run);
  const rateNow = useEffectEvent(() => (typeof rate === 'function' ? rate() : (rate ?? null)));
  // A rate function is new at each render. Only another word makes another task.
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
