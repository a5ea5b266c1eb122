/**
 * The begin (ms) of the second after `now`. All that is kept for a second ends at such an instant,
 * so that a change counts from the next second on, also where one read depends on another.
 */
export const nextSecond = (now: number): number => (Math.floor(now / 1_000) + 1) * 1_000;

/**
 * Shares a read that strangers can cause: it runs once at a time and begins at most once a second.
 * Calls get the last result, also if it is an error.
 */
export const onceASecond = <T>(now: () => number, read: () => Promise<T>): (() => Promise<T>) => {
  let last: { until: number; isRunning: boolean; result: Promise<T> } | null = null;
  return () => {
    if (last !== null && (last.isRunning || now() < last.until)) return last.result;
    const begun = { until: nextSecond(now()), isRunning: true, result: read() };
    const settle = () => {
      begun.isRunning = false;
    };
    begun.result.then(settle, settle);
    last = begun;
    return begun.result;
  };
};
