import type { Hint } from '../contract/product.ts';
import { REFRESH_RATE_MS, type RefreshTask } from './refresh-task.ts';

/** So many tasks run at a time; the longest overdue one is next (QUEUE-3, QUEUE-8). */
const MAX_AT_ONCE = 3;
/** After this time (ms) a hanging run no longer counts as running. It is the longest interval. */
const LONGEST_RUN_MS = REFRESH_RATE_MS.long;
/** A rate function is called at least this often (ms). */
const ASK_RATE_MS = REFRESH_RATE_MS.short;

export interface RefreshQueue {
  /**
   * Sets the tasks to run from now on. Of several with one name only the first runs. A new task
   * first runs after its interval.
   */
  setTasks(tasks: readonly RefreshTask[]): void;
  /**
   * While open, due tasks start, overdue ones at once. While closed, none starts; running ones
   * finish.
   */
  setOpen(open: boolean): void;
  /** Makes the tasks with this hint due at once. */
  hint(by: Hint): void;
  /** While hints arrive, tasks with `hintedBy` run on hints and otherwise only every 45 s. */
  setHinted(hinted: boolean): void;
  /** Runs the overdue tasks that may run now. Call it when the result of `mayRun` has changed. */
  look(): void;
}

/** The interval of a task (ms); infinite while its rate is `null`. */
function intervalOf({ rate = 'long', hintedBy }: RefreshTask, isHinted: boolean): number {
  const word = typeof rate === 'function' ? rate() : rate;
  if (word === null) return Number.POSITIVE_INFINITY;
  return REFRESH_RATE_MS[hintedBy && isHinted ? 'long' : word];
}

/**
 * Repeats data refresh tasks, each only once at a time (QUEUE-9). Starts closed. A task that may
 * not run now stays due.
 */
export function createRefreshQueue(mayRun: (task: RefreshTask) => boolean = () => true): RefreshQueue {
  /** `since`: when the last run ended or the task was added. `hasNews`: hinted since it began. */
  let entries = new Map<string, { task: RefreshTask; since: number; hasNews: boolean }>();
  let isHinted = false;
  let open = false;
  let wake: ReturnType<typeof setTimeout> | undefined;
  const running = new Set<string>();

  const look = () => {
    clearTimeout(wake);
    if (!open) return;
    const waiting = [...entries.values()]
      .filter(({ task }) => !running.has(task.name) && mayRun(task))
      .map(({ task, since, hasNews }) => {
        const due = since + intervalOf(task, isHinted);
        return { task, due: hasNews && Number.isFinite(due) ? since : due };
      })
      .sort((a, b) => (a.due === b.due ? 0 : a.due - b.due));
    const hasChangingRate = waiting.some(({ task }) => typeof task.rate === 'function');
    for (const { task, due } of waiting) {
      if (running.size >= MAX_AT_ONCE) return; // The end of a run calls this again.
      const wait = due - performance.now();
      if (wait > 0) {
        wake = setTimeout(look, hasChangingRate ? Math.min(wait, ASK_RATE_MS) : wait);
        return;
      }
      run(task);
    }
  };

  const run = (task: RefreshTask) => {
    running.add(task.name);
    const begun = entries.get(task.name);
    if (begun) begun.hasNews = false;
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      clearTimeout(deadline);
      running.delete(task.name);
      const entry = entries.get(task.name);
      if (entry) entry.since = performance.now();
      look();
    };
    const deadline = setTimeout(end, LONGEST_RUN_MS);
    // Failures are ignored here: the task's query reports them, and the task runs again when due.
    Promise.resolve()
      .then(() => task.run())
      .then(end, end);
  };

  return {
    setTasks(tasks) {
      const next: typeof entries = new Map();
      for (const task of tasks) {
        const { since = performance.now(), hasNews = false } = entries.get(task.name) ?? {};
        if (!next.has(task.name)) next.set(task.name, { task, since, hasNews });
      }
      entries = next;
      look();
    },
    setOpen(now) {
      open = now;
      look();
    },
    hint(by) {
      for (const entry of entries.values()) entry.hasNews ||= entry.task.hintedBy === by;
      look();
    },
    setHinted(now) {
      isHinted = now;
      look();
    },
    look,
  };
}
