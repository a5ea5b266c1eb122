/**
 * Collects work and does all of it at the end of this turn of the event loop, when the input of all
 * connections is read. The work must not throw.
 */
export const createEndOfTurn = (): ((work: () => void) => void) => {
  let waiting: (() => void)[] = [];
  const run = () => {
    const now = waiting;
    waiting = [];
    for (const work of now) work();
  };
  return (work) => {
    if (waiting.push(work) === 1) setImmediate(run);
  };
};
