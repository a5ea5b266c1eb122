import { setTimeout } from 'node:timers/promises';

/** More (ms) than a look-up and a mail into the outbox take. */
const MIN_MS = 50;

/**
 * Settles like `work`, but not before a fixed time, so that the duration does not reveal whether an
 * address is known.
 */
export const noSooner = async <T>(work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, setTimeout(MIN_MS)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
};
