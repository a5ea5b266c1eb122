import type { Phase } from '@paddock/release/record';
import { type BuildUrl, retryUrl } from '../build-url.ts';
import { deadlineFor, withDeadline } from '../deadline.ts';
import type { Environment } from '../environment.ts';
import { isLoadFailure, LoadFailure } from '../failure.ts';
import { answersWithin } from '../healing.ts';
import { withRetries } from '../retry.ts';

/** After a hang, a try waits at most this long (ms) until the server answers a probe. */
const ANSWER_WITHIN_MS = 3_000;

/** One try to load a file, with a deadline. */
export interface Try {
  /** The URL with the query string of this try. */
  url: string;
  /** Whether this URL has not failed in this tab. */
  isFirst: boolean;
  /** Aborted when the deadline has passed. */
  signal: AbortSignal;
}

export interface Requests {
  /**
   * Runs `attempt` with a deadline and retries. After a failure each try has a different query
   * string. `size` as in `deadlineFor`. Rejects with a {@link LoadFailure}.
   */
  run(file: BuildUrl, phase: Phase, size: number | null, attempt: (request: Try) => Promise<void>): Promise<void>;
  /** Whether any request is running. */
  isBusy(): boolean;
}

export type OnFailure = (file: BuildUrl, failure: LoadFailure, attempt: number) => void;

/** Makes all requests for code by the same rules. Calls `onFailure` for each failed try. */
export function createRequests(environment: Environment, onFailure: OnFailure): Requests {
  const failuresByUrl = new Map<string, number>();
  let underWay = 0;
  // A hanging server holds each request (with HTTP/1.1 one of six connections) until its deadline.
  // So the next try first probes the server, and starts as soon as it answers.
  let hangs = false;

  const tryOnce = async (
    file: BuildUrl,
    phase: Phase,
    size: number | null,
    number: number,
    attempt: (request: Try) => Promise<void>,
  ) => {
    const failures = failuresByUrl.get(file.url) ?? 0;
    const url = retryUrl(file.url, failures);
    const late = new LoadFailure(phase, 'timeout', file.url, `${url} did not come before its deadline`);
    try {
      if (hangs && !(await answersWithin(environment, url, ANSWER_WITHIN_MS))) throw late;
      await withDeadline(environment, deadlineFor(size, environment.bandwidth()), late, (signal) =>
        attempt({ url, isFirst: failures === 0, signal }),
      );
      hangs = false;
    } catch (error) {
      const failure = isLoadFailure(error)
        ? error
        : new LoadFailure(phase, 'network', file.url, `${url} could not be fetched`, { cause: error });
      hangs = failure.kind === 'timeout';
      failuresByUrl.set(file.url, failures + 1);
      onFailure(file, failure, number);
      throw failure;
    }
  };

  return {
    async run(file, phase, size, attempt) {
      underWay++;
      try {
        await withRetries(environment, (number) => tryOnce(file, phase, size, number, attempt));
      } finally {
        underWay--;
      }
    },
    isBusy: () => underWay > 0,
  };
}
