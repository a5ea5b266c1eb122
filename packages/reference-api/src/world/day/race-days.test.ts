import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestApi } from '../../../test/rigs/ask.ts';

const turnsDuring = async (work: Promise<unknown>): Promise<number> => {
  let isDone = false;
  const done = work.then(() => {
    isDone = true;
  });
  let turns = 0;
  for (; !isDone; turns += 1) await nextTurn();
  await done;
  return turns;
};

test('[SERVER-29] a list of many days, and many horses at once, leave turns to the calls of others', async () => {
  const { call, close } = createTestApi('2026-11-21T12:00:00Z');
  const { data } = await call('getRace', { path: { id: 202611210101 } });
  const month = { from: '2031-01-01', till: '2031-01-31' };
  expect(await turnsDuring(call('getTeamBets', { query: month }))).toBeGreaterThan(30);
  const horses = data.runners.map(({ horse: { id } }) => call('getHorse', { path: { id } }));
  expect(await turnsDuring(Promise.all(horses))).toBeGreaterThanOrEqual(horses.length);
  await close();
});
