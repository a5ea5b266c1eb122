import { expect, test } from 'vitest';
import { runKills } from '../testing/kills/run-kills.ts';

// A failure prints the seed; `npm run journal -- --seed <seed>` makes the same random choices.
const seed = Date.now() % 1_000_000;

test(`[STORE-16] [STORE-17] [STORE-18] [STORE-19] [STORE-20] processes whose clocks jump by a day publish, promote, roll back and gc on a disk that is full at times, are killed at random moments, and lose nothing that was acknowledged (seed ${seed})`, async () => {
  const { problems, kills, published, changed, promoted, removed, read } = await runKills({
    writers: 4,
    readers: 2,
    kills: 10,
    acknowledged: 300,
    seed,
  });
  expect(problems).toEqual([]);
  // Without kills the test would prove nothing.
  expect(kills).toBeGreaterThanOrEqual(10);
  expect(published + changed).toBeGreaterThanOrEqual(300);
  expect(promoted).toBeGreaterThan(0);
  expect(promoted).toBeLessThan(changed);
  expect(removed).toBeGreaterThan(0);
  expect(read).toBeGreaterThan(0);
}, 120_000);
