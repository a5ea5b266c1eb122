/** Calls back when the caller may take its next slice. */
export type Slices = (take: () => void) => void;

/**
 * Hands out one slice in each turn of the event loop, first come, first served. However many large
 * answers arrive at once, everything else has its turn between two slices.
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
