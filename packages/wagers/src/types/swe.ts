import { soldIn } from './sold.ts';

/** A V-bet: two reserves per leg, a jackpot if nobody had all legs, Harry Boy. */
const series = { hasall: true, hasrepl: true, hasjackpot: true, hasspot: true, spotInsert: true } as const;

/**
 * Sweden. Stakes of core §9 per row; V75 stays at 3 though the operator publishes about 5 (domain
 * §5). Paying legs: domain §1.7.
 */
export const swe = soldIn('SWE', [
  { name: ['WIN'], priority: 100, param: { minstake: 50 } },
  // Fewer than four: no place is paid.
  { name: ['PLC'], priority: 110, param: { minstake: 100, minRunners: 4 }, rule: { within: 'placed' } },
  {
    name: ['WPL'],
    priority: 115,
    param: { minstake: 100, grouped: true },
    rule: { pools: ['WIN', 'PLC'] },
  },
  // Tvilling, komb, and the Swedish trio, which is ordered.
  { name: ['TVI'], priority: 200, param: { minstake: 100, horses: 2, hasboxed: true, hasall: true } },
  {
    name: ['KOM'],
    priority: 210,
    param: { minstake: 100, horses: 2, ranked: true, hasboxed: true, hasall: true },
  },
  {
    name: ['TRS'],
    priority: 300,
    param: { minstake: 100, horses: 3, ranked: true, hasboxed: true, hasall: true },
  },
  { name: ['DD'], priority: 460, legs: 2, param: { minstake: 100, ...series, hasjackpot: false } },
  { name: ['V3'], priority: 460, legs: 3, param: { minstake: 100, ...series } },
  { name: ['V4'], priority: 460, legs: 4, param: { minstake: 20, ...series } },
  { name: ['V5'], priority: 460, legs: 5, param: { minstake: 10, ...series } },
  {
    name: ['V64', 'V65'],
    priority: 460,
    legs: 6,
    param: { minstake: 100, ...series },
    rule: { right: [6, 5, 4] },
  },
  { name: ['V75', 'GS75'], priority: 460, legs: 7, param: { minstake: 3, ...series }, rule: { right: [7, 6, 5] } },
  // Not in the specification; modelled on V75, with which it appeared.
  {
    name: ['V85'],
    priority: 460,
    from: '2025-10-25',
    legs: 8,
    param: { minstake: 3, ...series },
    rule: { right: [8, 7, 6, 5] },
  },
  { name: ['V86'], priority: 460, legs: 8, param: { minstake: 3, ...series }, rule: { right: [8, 7, 6] } },
]);
