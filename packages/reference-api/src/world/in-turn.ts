import { setImmediate as turnOfOthers } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work that computes for long: one at a time, after a turn of the event loop for everything
 * else. So nobody who asks for many days or horses keeps the bets of others waiting.
 */
export const inTurn = <T>(work: () => T): Promise<T> => {
  const made = last.then(() => turnOfOthers()).then(work);
  last = made.catch(() => {});
  return made;
};
