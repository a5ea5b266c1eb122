import type { ReleaseStore } from './store.ts';

/**
 * Calls `listener` with the newest sequence of a channel, once at the start if there is one, then whenever it rises, and when the
 * root key has taken releases back. It says only that there is something new: prove it with `readTrusted`. A store that cannot be
 * read is asked again; a listener's own failure is its own to handle. Returns the way to stop.
 */
export const watchChannel = (
  store: ReleaseStore,
  channel: string,
  listener: (sequence: number) => void,
): (() => void) => {
  let seen = 0;
  let isStopped = false;
  let isLooking = false;
  let isAskedAgain = false;
  const look = async (): Promise<void> => {
    // One look at a time; a notice that arrives during it causes another, for it may be about what came after.
    isAskedAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    do {
      isAskedAgain = false;
      const newest = await store.newestSequence(channel).catch(() => seen);
      if (isStopped) return;
      if (newest !== seen) {
        seen = newest;
        listener(newest);
      }
    } while (isAskedAgain);
    isLooking = false;
  };
  const stop = store.watchJournal(channel, () => void look());
  return () => {
    isStopped = true;
    stop();
  };
};
