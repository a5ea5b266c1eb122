let waiting: (() => void)[] = [];

const doAll = (): void => {
  const now = waiting;
  waiting = [];
  for (const work of now) work();
};

/**
 * Does this at the end of the turn of the event loop, when the input of all connections is read.
 * What is written to several connections one after the other wakes the process that reads it once.
 * The work must not throw.
 */
export const atEndOfTurn = (work: () => void): void => {
  if (waiting.push(work) === 1) setImmediate(doAll);
};
