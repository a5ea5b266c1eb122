export interface NewestCheckOptions {
  /** The newest sequence in the store, unverified and cheap. */
  sequence(): Promise<number>;
  /** Takes up what the store has. Never rejects. */
  refresh(): Promise<void>;
}

/** Longest time (ms) that a page waits: a slow store must not make pages slow. */
const patienceMs = 250;

/** Settles when the messages that have arrived are handled. A longer pause costs each page more: its process has to be woken. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

const withPatience = (work: Promise<void>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, patienceMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
};

/**
 * Makes a check whether the store has another newest release, which is then taken up. It settles when that is done, or after
 * {@link patienceMs}. Calls before a check begins share it. A call during a check waits for the next one, since the running one may
 * have missed the change.
 */
export const createNewestCheck = ({ sequence, refresh }: NewestCheckOptions): (() => Promise<void>) => {
  /** The newest sequence at the last check, served or refused. */
  let checked = 0;
  let last: Promise<void> = Promise.resolve();
  let waiting: Promise<void> | null = null;

  const check = async (before: Promise<void>) => {
    await before;
    await turn();
    waiting = null;
    const newest = await sequence().catch(() => 0);
    if (newest === checked) return;
    checked = newest;
    await refresh();
  };

  return () => {
    if (!waiting) {
      last = check(last);
      waiting = withPatience(last);
    }
    return waiting;
  };
};
