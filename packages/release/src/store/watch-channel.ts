import type { ReleaseStore } from './store.ts';

/**
 * Calls `listener` with the newest sequence of a channel: at the start if there is one, and then on
 * each change, also when the root key voided releases. The number is only a hint: prove the release
 * with `readTrusted`. If the store cannot be read, the watcher retries. Returns unsubscribe.
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
    // One read at a time. A notice during a read causes another one, since it may be about a later
    // record.
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
