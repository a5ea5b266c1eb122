let waiting: (() => void)[] = [];

const doAll = (): void => {
  const now = waiting;
  waiting = [];
  for (const work of now) work();
};

/**
 * Does this at the end of the turn of the event loop, when the input of all connections is read.
 * Answers that are written one after the other wake the process that reads them once. The work must
 * not throw.
 */
export const atEndOfTurn = (work: () => void): void => {
  if (waiting.push(work) === 1) setImmediate(doAll);
};
