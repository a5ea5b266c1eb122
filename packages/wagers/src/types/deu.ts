import { soldIn } from './sold.ts';

/** Germany. Minimum stake 50: core §9 for WIN, the same for the other tote pools (domain §1.3). */
export const deu = soldIn('DEU', [
  { name: ['WIN'], priority: 100, param: { minstake: 50 } },
  { name: ['PLC'], priority: 110, param: { minstake: 50 }, rule: { within: 'placed' } },
  {
    name: ['WPL'],
    priority: 115,
    param: { minstake: 50, grouped: true },
    rule: { pools: ['WIN', 'PLC'] },
  },
  { name: ['fixWIN'], priority: 120, param: { minstake: 50 } },
  // Zweierwette, Platz-Zwilling, Dreierwette, Viererwette.
  {
    name: ['EXA'],
    priority: 200,
    param: { minstake: 50, horses: 2, ranked: true, hasboxed: true, hasall: true },
  },
  {
    name: ['SWI'],
    priority: 220,
    param: { minstake: 50, horses: 2, hasboxed: true, hasall: true },
    rule: { within: 3 },
  },
  {
    name: ['TRI'],
    priority: 300,
    param: { minstake: 50, horses: 3, ranked: true, hasboxed: true, hasall: true },
  },
  {
    name: ['SUP'],
    priority: 410,
    param: { minstake: 50, horses: 4, ranked: true, hasboxed: true, hasall: true, hasjackpot: true },
  },
  { name: ['H2H'], priority: 470, param: { minstake: 50, h2h: true, maxHorses: 1 } },
]);
