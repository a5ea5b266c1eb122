import { english, multiples } from './english.ts';
import { soldIn } from './sold.ts';

/** Ireland. */
export const irl = soldIn('IRL', [
  ...english(5),
  // Placepot, Jackpot.
  {
    name: ['PLP'],
    priority: 460,
    legs: 6,
    param: { minstake: 100, hasall: true, hasjackpot: true },
    rule: { within: 'placed' },
  },
  { name: ['JKP'], priority: 460, legs: 4, param: { minstake: 100, hasall: true, hasjackpot: true } },
  ...multiples,
]);
