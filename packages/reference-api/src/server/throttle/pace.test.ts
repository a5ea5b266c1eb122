import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../test/rigs/test-database.ts';
import { takePace } from './pace.ts';

const pace = { kind: 'test', free: 3, drainMs: 60_000 };
const noon = Date.parse('2026-11-21T12:00:00Z');

const start = async () => {
  const database = await createTestDatabase().open();
  return {
    database,
    take: (key: string, now: number) =>
      database.transaction().execute((transaction) => takePace(transaction, pace, key, now)),
  };
};

test('some attempts come at once, and then after a pause that doubles', async () => {
  const { take } = await start();
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await take('a', noon)).toBeNull();
  expect(await take('a', noon)).toBe(noon + 1_000);
  expect(await take('a', noon + 1_000)).toBeNull();
  expect(await take('a', noon + 1_000)).toBe(noon + 3_000);
  expect(await take('a', noon + 3_000)).toBeNull();
  expect(await take('a', noon + 3_000)).toBe(noon + 7_000);
  expect(await take('b', noon)).toBeNull();
});

test('a refused attempt makes no pause longer', async () => {
  const { take } = await start();
  for (let attempt = 0; attempt < 3; attempt += 1) await take('a', noon);
  for (let attempt = 0; attempt < 50; attempt += 1) expect(await take('a', noon + 999)).toBe(noon + 1_000);
  expect(await take('a', noon + 1_000)).toBeNull();
});

test('whoever never gives up gets about one attempt per time in which one is forgotten, and waits no longer than twice that', async () => {
  const { take } = await start();
  let [now, made, longest] = [noon, 0, 0];
  while (now < noon + 2 * 3_600_000) {
    const next = (await take('a', now)) ?? now;
    if (next === now) made += 1;
    longest = Math.max(longest, next - now);
    now = Math.max(next, now + 1);
  }
  expect(made).toBeLessThan(2 * 60 + 20);
  expect(made).toBeGreaterThan(60);
  expect(longest).toBeLessThanOrEqual(2 * pace.drainMs);
});

test('an attempt that waited for another one is not late, as long as there is no pause', async () => {
  const { take } = await start();
  expect(await take('a', noon + 5)).toBeNull();
  expect(await take('a', noon)).toBeNull();
  expect(await take('a', noon)).toBeNull();
  expect(await take('a', noon)).toBe(noon + 1_005);
});

test('attempts at the same moment are counted one by one', async () => {
  const { take } = await start();
  const attempts = await Promise.all(Array.from({ length: 10 }, () => take('a', noon)));
  expect(attempts.filter((until) => until === null)).toHaveLength(3);
});

test('what counts no more leaves nothing behind, also when the clock was put back', async () => {
  const { take, database } = await start();
  for (let at = 0; at < 20; at += 1) await take(`name ${at}`, noon);
  await take('later', noon + 3_600_000);
  await take('back', noon - 86_400_000);
  expect(await database.selectFrom('throttle').select('key').execute()).toEqual([{ key: 'back' }]);
});
