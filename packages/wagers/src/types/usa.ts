import { american } from './american.ts';
import { soldIn } from './sold.ts';

const series = { minstake: 100, hasall: true, hasjackpot: true } as const;

/** The United States. */
export const usa = soldIn('USA', [
  ...american,
  {
    name: ['TRI'],
    priority: 300,
    param: { minstake: 50, horses: 3, ranked: true, hasboxed: true, hasall: true },
  },
  {
    name: ['SUP'],
    priority: 410,
    param: { minstake: 100, horses: 4, ranked: true, hasboxed: true, hasall: true },
  },
  { name: ['PK5'], priority: 460, legs: 5, param: series },
  { name: ['PK6'], priority: 460, legs: 6, param: series, rule: { right: [6, 5] } },
]);
