import type { Pool } from '@paddock/api';

/** The stakes on all pools of a race, in minor units. Pools of unknown size do not count. */
export const turnoverOf = (pools: readonly Pool[]): number =>
  pools.reduce((sum, { turnover }) => sum + (turnover ?? 0), 0);

/** Minor units without a fraction of the currency: cents say nothing about the size of a pool. */
export const inWhole = (minor: number): number => Math.round(minor / 100) * 100;
