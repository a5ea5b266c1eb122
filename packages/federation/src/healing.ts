import { deadlineFor, SHORTEST_DEADLINE_MS, withDeadline } from './deadline.ts';
import type { Environment, Stop } from './environment.ts';
import { type Expected, findWrongAnswer } from './inspect.ts';
import { pause } from './retry.ts';

const PROBE_EVERY_MS = 800;
const PROBE_DEADLINE_MS = 700;
const EAGER_FOR_MS = 60_000;
const PATIENT_EVERY_MS = 15_000;

/** A file whose return is awaited. */
export interface Awaited {
  url: string;
  expected: Expected;
  /** Where the bytes were wrong: only these count as healed. `null`: an answer of the right kind is enough. */
  integrity: string | null;
}

/**
 * One look, past every cache, that a hanging server cannot hold. At the whole file and not at its headers: a server may hang
 * after these. The files of remotes are small, and a look that succeeds is the last.
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

/** Longer where the connection is slow and not broken. */
const probeDeadline = (environment: Environment): number =>
  Math.max(PROBE_DEADLINE_MS, deadlineFor(null, environment.bandwidth()) - SHORTEST_DEADLINE_MS);

/** Whether anyone answers for `url` within `ms` milliseconds, with whatever status. */
export async function answersWithin(environment: Environment, url: string, ms: number): Promise<boolean> {
  const until = environment.now() + ms;
  for (;;) {
    if ((await probe(environment, { url, expected: 'script', integrity: null })) !== 'silent') return true;
    if (environment.now() + PROBE_EVERY_MS - PROBE_DEADLINE_MS >= until) return false;
    await pause(environment, PROBE_EVERY_MS - PROBE_DEADLINE_MS);
  }
}

/**
 * Probes a file every 800 ms (± 10 %) for a minute after `since`, then every 15 s, only while the page is visible and
 * online, and calls `heal` when it is back. Ends when `heal` resolves to true, or by the returned function.
 */
export function watchFile(environment: Environment, file: Awaited, since: number, heal: () => Promise<boolean>): Stop {
  let stopped = false;
  let cancelTimer: Stop | null = null;
  let busy = false;

  const schedule = (ms: number) => {
    cancelTimer?.();
    cancelTimer = environment.after(Math.max(0, ms), run);
  };

  const run = async () => {
    if (stopped || busy || !environment.isVisible() || !environment.isOnline()) return;
    busy = true;
    const started = environment.now();
    const healed = (await probe(environment, file)) === 'healthy' && !stopped && (await heal());
    busy = false;
    if (healed) return stop();
    const every = environment.now() - since < EAGER_FOR_MS ? PROBE_EVERY_MS : PATIENT_EVERY_MS;
    // From start to start, so that a probe that hangs does not stretch the interval.
    if (!stopped) schedule(every * (0.9 + environment.random() * 0.2) - (environment.now() - started));
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
