import type { Sold } from './sold.ts';

const series = { minstake: 100, hasall: true, hasjackpot: true } as const;

/**
 * The common pools of tracks in the United States and Canada. A place is the first two, a show the
 * first three.
 */
export const american: readonly Sold[] = [
  { name: ['WIN'], priority: 100, param: { minstake: 50 } },
  { name: ['PLC'], priority: 110, param: { minstake: 50 }, rule: { within: 2 } },
  { name: ['SHW'], priority: 112, param: { minstake: 50 }, rule: { within: 3 } },
  {
    name: ['WPL'],
    priority: 115,
    param: { minstake: 50, grouped: true },
    rule: { pools: ['WIN', 'PLC'] },
  },
  {
    name: ['EXA'],
    priority: 200,
    param: { minstake: 100, horses: 2, ranked: true, hasboxed: true, hasall: true },
  },
  { name: ['QNL'], priority: 210, param: { minstake: 100, horses: 2, hasboxed: true, hasall: true } },
  // Daily double.
  { name: ['DBL'], priority: 460, legs: 2, param: { ...series } },
  { name: ['PK3'], priority: 460, legs: 3, param: { ...series } },
  { name: ['PK4'], priority: 460, legs: 4, param: { ...series } },
];
