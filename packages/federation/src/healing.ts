import { deadlineFor, SHORTEST_DEADLINE_MS, withDeadline } from './deadline.ts';
import type { Environment, Stop } from './environment.ts';
import { type Expected, findWrongAnswer } from './inspect.ts';

const PROBE_EVERY_MS = 700;
/** Between one and two intervals, so that slow answers count and at most two probes are running. */
const PROBE_DEADLINE_MS = 1_250;
const MAX_PROBES = 2;
const EAGER_FOR_MS = 60_000;
const PATIENT_EVERY_MS = 15_000;

/** A missing file for which the page waits. */
export interface Awaited {
  url: string;
  expected: Expected;
  /**
   * The expected hash if the bytes were wrong; `null` if any answer of the right type is enough.
   */
  integrity: string | null;
}

/**
 * One probe without caches, with a deadline. Reads the whole file, since a server may hang after
 * the headers. This costs little: files of remotes are small, and a successful probe is the last
 * one.
 */
export async function probe(environment: Environment, file: Awaited): Promise<'healthy' | 'answered' | 'silent'> {
  const init: RequestInit = { cache: 'no-store', ...(file.integrity && { integrity: file.integrity }) };
  try {
    return await withDeadline(environment, probeDeadline(environment), new Error('no answer'), async (signal) => {
      const response = await environment.fetch(file.url, { ...init, signal });
      const wrong = findWrongAnswer(response, file.expected);
      await response.arrayBuffer();
      return wrong ? 'answered' : 'healthy';
    });
  } catch {
    return 'silent';
  }
}

/** Longer on a slow connection. */
const probeDeadline = (environment: Environment): number =>
  Math.max(PROBE_DEADLINE_MS, deadlineFor(null, environment.bandwidth()) - SHORTEST_DEADLINE_MS);

/** Whether a server answers for `url` within `ms` milliseconds, with any status. */
export function answersWithin(environment: Environment, url: string, ms: number): Promise<boolean> {
  return new Promise((resolve) => {
    let cancelNext: Stop = () => {};
    const look = async () => {
      cancelNext = environment.after(PROBE_EVERY_MS, look);
      if ((await probe(environment, { url, expected: 'script', integrity: null })) !== 'silent') end(true);
    };
    const end = (isThere: boolean) => {
      cancelNext();
      cancelLimit();
      resolve(isThere);
    };
    const cancelLimit = environment.after(ms, () => end(false));
    void look();
  });
}

/**
 * Probes a file every 700 ms (± 10 %) for a minute after `since`, then every 15 s, only while the
 * page is visible and online. Calls `heal` when the file is available. Ends when `heal` resolves to
 * true, or with the returned function.
 */
export function watchFile(environment: Environment, file: Awaited, since: number, heal: () => Promise<boolean>): Stop {
  let stopped = false;
  let cancelTimer: Stop | null = null;
  let looks = 0;
  let isHealing = false;

  const schedule = (ms: number) => {
    cancelTimer?.();
    cancelTimer = environment.after(ms, run);
  };

  const run = async () => {
    if (stopped || !environment.isVisible() || !environment.isOnline()) return;
    const every = environment.now() - since < EAGER_FOR_MS ? PROBE_EVERY_MS : PATIENT_EVERY_MS;
    schedule(every * (0.9 + environment.random() * 0.2));
    if (looks === MAX_PROBES || isHealing) return;
    looks++;
    const found = await probe(environment, file);
    looks--;
    if (found !== 'healthy' || stopped || isHealing) return;
    isHealing = true;
    if (await heal()) stop();
    isHealing = false;
  };

  const stopAttention = environment.onAttention(() => schedule(0));
  const stop = () => {
    stopped = true;
    stopAttention();
    cancelTimer?.();
  };
  schedule(PROBE_EVERY_MS * (0.9 + environment.random() * 0.2));
  return stop;
}
