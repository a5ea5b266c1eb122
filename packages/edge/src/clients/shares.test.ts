import { expect, test } from 'vitest';
import { createShares } from './shares.ts';

test('[CLIENTS-14] a share is given back, and a client without shares costs no memory', () => {
  const shares = createShares(2);
  expect([shares.take('a'), shares.take('a'), shares.take('a'), shares.take('b')]).toEqual([true, true, false, true]);
  shares.giveBack('a');
  expect([shares.take('a'), shares.take('a')]).toEqual([true, false]);
  shares.giveBack('a');
  shares.giveBack('a');
  shares.giveBack('a');
  expect([shares.take('a'), shares.take('a'), shares.take('a')]).toEqual([true, true, false]);
});
