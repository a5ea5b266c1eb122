interface Lane {
  running: number;
  /** Each starts work that waits. */
  waiting: (() => void)[];
}

/**
 * Runs at most `most` works of a key at once in this process, the others afterwards in their order.
 * @returns a function that settles like the work
 */
export const createFewAtOnce = (most: number) => {
  const lanes = new Map<number, Lane>();
  return async <T>(key: number, work: () => Promise<T>): Promise<T> => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.running < most) lane.running += 1;
    else await new Promise<void>((resolve) => lane.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = lane.waiting.shift();
      // The next one takes the place.
      if (next) next();
      else lane.running -= 1;
      if (lane.running === 0) lanes.delete(key);
    }
  };
};
