import type { Environment } from './environment.ts';

export const SHORTEST_DEADLINE_MS = 3_000;
const LONGEST_MS = 60_000;
const LATENCY_MS = 1_000;
/** Assumed if the file's size is unknown. */
const USUAL_BYTES = 64 * 1024;

/**
 * How long a request for code may take, in milliseconds: 1 s + twice the time that its bytes need
 * at the measured bandwidth, but at least 3 s and at most a minute. `size` and `bandwidth` count
 * uncompressed bytes (per second); `null` if unknown.
 */
export function deadlineFor(size: number | null, bandwidth: number | null): number {
  if (bandwidth === null || bandwidth <= 0) return SHORTEST_DEADLINE_MS;
  const needed = LATENCY_MS + (2_000 * (size ?? USUAL_BYTES)) / bandwidth;
  return Math.min(LONGEST_MS, Math.max(SHORTEST_DEADLINE_MS, needed));
}

/** Runs `run`; after `ms` milliseconds aborts its signal and rejects with `late`. */
export function withDeadline<T>(
  environment: Environment,
  ms: number,
  late: Error,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const cancel = environment.after(ms, () => {
      reject(late);
      controller.abort();
    });
    run(controller.signal).then(resolve, reject).finally(cancel);
  });
}
