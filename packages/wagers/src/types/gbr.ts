import { english, multiples } from './english.ts';
import { soldIn } from './sold.ts';

/** Britain. */
export const gbr = soldIn('GBR', [
  ...english(5),
  { name: ['fixWIN'], priority: 120, param: { minstake: 50 } },
  // Placepot, Quadpot, Jackpot.
  {
    name: ['PLP'],
    priority: 460,
    legs: 6,
    param: { minstake: 100, hasall: true, hasjackpot: true },
    rule: { within: 'placed' },
  },
  {
    name: ['QDP'],
    priority: 460,
    legs: 4,
    param: { minstake: 100, hasall: true, hasjackpot: true },
    rule: { within: 'placed' },
  },
  { name: ['JKP'], priority: 460, legs: 6, param: { minstake: 100, hasall: true, hasjackpot: true } },
  { name: ['H2H'], priority: 470, param: { minstake: 50, h2h: true, maxHorses: 1 } },
  ...multiples,
]);
