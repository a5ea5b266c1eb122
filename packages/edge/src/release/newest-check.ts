import { steadyNow } from '../platform/steady-now.ts';

export interface NewestCheckOptions {
  /** The newest sequence in the store, unverified and cheap. */
  sequence(): Promise<number>;
  /** How long (ms) one look may be used. */
  lookMs: number;
  /** Reads the store and serves its newest release. Never rejects. */
  refresh(): Promise<void>;
}

/** The longest time (ms) that a page waits, so that a slow store does not slow down pages. */
const PATIENCE_MS = 250;

const withPatience = (work: Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/**
 * Makes a check for a newer release in the store. It settles when that is served, or after
 * {@link PATIENCE_MS}. Calls share a check that has not begun, or that began less than `lookMs`
 * ago. A call during an older check waits for the next one, since the running one may have missed
 * the change.
 */
export const createNewestCheck = ({ sequence, lookMs, refresh }: NewestCheckOptions): (() => Promise<void>) => {
  /** The newest sequence at the last check, whether it was served or refused. */
  let checked = 0;
  let last: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  /** The check that began last, and when. */
  let begun = { at: Number.NEGATIVE_INFINITY, done: last };

  const check = async (before: Promise<void>) => {
    await before;
    begun = { at: steadyNow(), done: next ?? last };
    next = null;
    const newest = await sequence().catch(() => 0);
    if (newest === checked) return;
    checked = newest;
    await refresh();
  };

  return () => {
    if (steadyNow() - begun.at < lookMs) return begun.done;
    if (!next) {
      last = check(last);
      next = withPatience(last);
    }
    return next;
  };
};
