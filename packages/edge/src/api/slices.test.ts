import { expect, test } from 'vitest';
import { createSlices } from './slices.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('[PROXY-16] of many large answers one slice is taken in a turn, and each answer in turn', async () => {
  const slices = createSlices();
  const taken: string[] = [];
  for (const answer of ['a', 'b']) {
    const take = () => {
      taken.push(answer);
      if (taken.length < 5) slices(take);
    };
    slices(take);
  }
  expect(taken).toEqual([]);
  for (let turns = 1; turns <= 6; turns += 1) {
    await turn();
    expect(taken.length).toBeLessThanOrEqual(turns);
  }
  expect(taken.slice(0, 4)).toEqual(['a', 'b', 'a', 'b']);
  await turn();
  slices(() => taken.push('later'));
  await turn();
  await turn();
  expect(taken.at(-1)).toBe('later');
});

test('[PROXY-16] an answer alone takes one slice in a turn, too', async () => {
  const slices = createSlices();
  let taken = 0;
  const take = () => {
    taken += 1;
    if (taken < 1_000) slices(take);
  };
  slices(take);
  for (let turns = 1; turns <= 20; turns += 1) {
    await turn();
    expect(taken).toBeLessThanOrEqual(turns);
  }
});
