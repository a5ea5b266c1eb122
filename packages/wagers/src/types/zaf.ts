import { english } from './english.ts';
import { soldIn } from './sold.ts';

const series = { minstake: 100, hasall: true, hasjackpot: true } as const;

/** South Africa. */
export const zaf = soldIn('ZAF', [
  ...english(6),
  // Double, Jackpot, Bipot, Pick 6, Place accumulator.
  { name: ['DBL'], priority: 460, legs: 2, param: series },
  { name: ['JKP'], priority: 460, legs: 4, param: series },
  { name: ['BPT'], priority: 460, legs: 6, param: series, rule: { within: 'placed' } },
  { name: ['PK6'], priority: 460, legs: 6, param: series },
  { name: ['PAC'], priority: 460, legs: 7, param: series, rule: { within: 'placed' } },
]);
