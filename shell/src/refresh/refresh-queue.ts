import { REFRESH_RATE_MS, type RefreshTask } from '@paddock/host';

/** core §9: queue length 3. So many run at a time; who is due beyond that waits, the one due longest first. */
const MOST_AT_ONCE = 3;
/** A run that takes longer gives its place to another one, in ms: the longest interval. */
const LONGEST_RUN_MS = REFRESH_RATE_MS.long;

/** The time that the queue goes by, in ms. */
export interface Clock {
  now(): number;
  /** Calls back once; the returned function prevents it. */
  after(ms: number, run: () => void): () => void;
}

export interface RefreshQueue {
  /** The tasks to run from now on. Of several with one name the first runs; who is new runs after its interval. */
  setTasks(tasks: readonly RefreshTask[]): void;
  /** Lets runs begin, those that are overdue at once, or lets none begin. What runs ends by itself. */
  setOpen(open: boolean): void;
  /** Runs what is overdue and may run now: for when the answer of `mayRun` has changed. */
  look(): void;
}

const intervalOf = ({ rate = 'long' }: RefreshTask): number => REFRESH_RATE_MS[rate];

/**
 * Runs data refresh tasks, each again and again, never twice at a time (core §4). Starts closed. A task that may not run keeps its turn.
 */
export function createRefreshQueue(clock: Clock, mayRun: (task: RefreshTask) => boolean = () => true): RefreshQueue {
  let dues = new Map<string, { task: RefreshTask; due: number }>();
  let open = false;
  let forgetWake = () => {};
  const running = new Set<string>();

  const look = () => {
    forgetWake();
    if (!open) return;
    const waiting = [...dues.values()]
      .filter(({ task }) => !running.has(task.name) && mayRun(task))
      .sort((a, b) => a.due - b.due);
    for (const { task, due } of waiting) {
      if (running.size >= MOST_AT_ONCE) return; // The end of a run looks again.
      const wait = due - clock.now();
      if (wait > 0) {
        forgetWake = clock.after(wait, look);
        return;
      }
      run(task);
    }
  };

  const run = (task: RefreshTask) => {
    running.add(task.name);
    let forgetDeadline = () => {};
    let ended = false;
    const end = () => {
      if (ended) return;
      ended = true;
      forgetDeadline();
      running.delete(task.name);
      const entry = dues.get(task.name);
      if (entry) entry.due = clock.now() + intervalOf(entry.task);
      look();
    };
    forgetDeadline = clock.after(LONGEST_RUN_MS, end);
    // A task that fails has said so itself (the query it runs); it is tried again when it is due again.
    Promise.resolve()
      .then(() => task.run())
      .then(end, end);
  };

  return {
    setTasks(tasks) {
      const next: typeof dues = new Map();
      for (const task of tasks) {
        if (next.has(task.name)) continue;
        const soonest = clock.now() + intervalOf(task);
        next.set(task.name, { task, due: Math.min(dues.get(task.name)?.due ?? soonest, soonest) });
      }
      dues = next;
      look();
    },
    setOpen(now) {
      open = now;
      look();
    },
    look,
  };
}
