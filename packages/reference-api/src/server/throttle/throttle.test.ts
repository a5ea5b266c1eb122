import { expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { takeTurn, tooMany } from './throttle.ts';

const rate = { kind: 'test', times: 2, windowMs: 60_000 };
const noon = Date.parse('2026-11-21T12:00:00Z');

const start = async () => {
  const database = await openDatabase(':memory:');
  return {
    database,
    take: (key: string, now: number, kind = 'test') =>
      database.transaction().execute((transaction) => takeTurn(transaction, { ...rate, kind }, key, now)),
  };
};

test('so many times are let through in a window, each key and kind by itself', async () => {
  const { take } = await start();
  expect([await take('a', noon), await take('a', noon + 1000)]).toEqual([null, null]);
  expect(await take('a', noon + 2000)).toBe(noon + 60_000);
  expect([await take('b', noon), await take('a', noon, 'else')]).toEqual([null, null]);
});

test('a window ends, also when the clock was put back, and leaves nothing behind', async () => {
  const { take, database } = await start();
  for (let time = 0; time < 3; time += 1) await take('a', noon);
  expect(await take('a', noon + 60_000)).toBeNull();
  expect(await take('b', noon - 86_400_000)).toBeNull();
  expect(await database.selectFrom('throttle').select('key').execute()).toEqual([{ key: 'b' }]);
});

test('a call that comes with an older instant begins no window anew', async () => {
  const { take } = await start();
  for (let time = 0; time < 2; time += 1) await take('a', noon + 30_000);
  expect(await take('a', noon)).toBe(noon + 90_000);
});

test('the refusal says in how many seconds it may be tried again', () => {
  expect(tooMany('checks', noon + 1500, noon).parts.headers).toEqual({ 'retry-after': '2' });
});
