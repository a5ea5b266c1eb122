import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('[SERVED-6] looks at the store run one at a time, and all calls during one share the next', async () => {
  let runs = 0;
  const ends: (() => void)[] = [];
  const run = oneAtATime(
    () =>
      new Promise<void>((resolve) => {
        runs += 1;
        ends.push(resolve);
      }),
  );
  const first = run();
  const others = [run(), run()];
  expect(runs).toBe(1);
  ends[0]?.();
  await new Promise(setImmediate);
  expect(runs).toBe(2);
  ends[1]?.();
  await Promise.all([first, ...others]);
  expect(runs).toBe(2);
  void run();
  expect(runs).toBe(3);
});
