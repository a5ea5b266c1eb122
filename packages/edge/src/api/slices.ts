/** Calls `take` when the caller may process its next slice. */
export type Slices = (take: () => void) => void;

/**
 * Allows one slice per turn of the event loop, first come, first served. So other work can run
 * between two slices, however many large answers arrive at once.
 */
export const createSlices = (): Slices => {
  const waiting: (() => void)[] = [];
  let isTaking = false;
  const takeFirst = () => {
    const take = waiting.shift();
    isTaking = take !== undefined;
    if (!take) return;
    setImmediate(takeFirst);
    take();
  };
  return (take) => {
    waiting.push(take);
    if (isTaking) return;
    isTaking = true;
    setImmediate(takeFirst);
  };
};
