/*
 * For a change without an idempotency key: it is sent once, and if its answer is lost, the outcome
 * is read from the server.
 */
import { type ApiError, isApiError } from './api-error.ts';

/** The wait for an answer ends after this time (ms). */
const ANSWER_WITHIN_MS = 8_000;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [2_000, 60_000];

/** Whether an error proves that nothing was changed. */
export const isRefusal = (error: unknown): error is ApiError =>
  isApiError(error) && error.kind === 'api' && (error.status ?? 500) < 500;

/**
 * Waits for an answer for a limited time.
 * @throws Error after 8 s
 */
export function withinDeadline<Result>(call: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`No answer came within ${ANSWER_WITHIN_MS} ms.`));
    }, ANSWER_WITHIN_MS);
    call(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * Reads, with growing pauses, until the outcome is known.
 * @param read returns null, or fails, while it is not known
 * @param onFound called once
 * @returns a function that stops it
 */
export function findOut<Outcome>(read: () => Promise<Outcome | null>, onFound: (outcome: Outcome) => void): () => void {
  let wait = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const look = async () => {
    const outcome = await read().catch(() => null);
    if (isStopped) return;
    if (outcome !== null) {
      onFound(outcome);
      return;
    }
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
  void look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
