import type { Sold } from './sold.ts';

/**
 * The common pools of the totes of Britain, Ireland and South Africa. Minimum stakes: WIN of core
 * §9, else 100.
 * @param placed the fewest starters with which a place is paid
 */
export const english = (placed: number): readonly Sold[] => [
  { name: ['WIN'], priority: 100, param: { minstake: 50 } },
  { name: ['PLC'], priority: 110, param: { minstake: 50, minRunners: placed }, rule: { within: 'placed' } },
  // Each way.
  {
    name: ['WPL'],
    priority: 115,
    param: { minstake: 50, minRunners: placed, grouped: true },
    rule: { pools: ['WIN', 'PLC'] },
  },
  {
    name: ['EXA'],
    priority: 200,
    param: { minstake: 100, horses: 2, ranked: true, hasboxed: true, hasall: true },
  },
  { name: ['QNL'], priority: 210, param: { minstake: 100, horses: 2, hasboxed: true, hasall: true } },
  {
    name: ['SWI'],
    priority: 220,
    param: { minstake: 100, horses: 2, hasboxed: true, hasall: true },
    rule: { within: 3 },
  },
  {
    name: ['TRI'],
    priority: 300,
    param: { minstake: 100, horses: 3, ranked: true, hasboxed: true, hasall: true },
  },
  {
    name: ['SUP'],
    priority: 410,
    param: { minstake: 100, horses: 4, ranked: true, hasboxed: true, hasall: true },
  },
];

/**
 * Doubles, trebles and full covers over races that the customer chooses, at fixed odds: Trixie,
 * Yankee, Goliath (domain §1.2).
 */
export const multiples: readonly Sold[] = [2, 3, 4, 5, 6, 7, 8].map((legs) => ({
  name: [`MUL${legs}`],
  priority: 480,
  legs,
  param: { minstake: 10 },
  rule: { folds: true },
}));
