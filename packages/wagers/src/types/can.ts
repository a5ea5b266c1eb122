import { american } from './american.ts';
import { soldIn } from './sold.ts';

/** Canada: exactor, triactor and superfecta under their American names. */
export const can = soldIn('CAN', [
  ...american,
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
]);
