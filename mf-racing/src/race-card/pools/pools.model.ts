import type { Pool } from '@paddock/api';

/** The stakes on all pools of a race, in minor units. Pools of unknown size count as nothing. */
export const turnoverOf = (pools: readonly Pool[]): number =>
  pools.reduce((sum, { turnover }) => sum + (turnover ?? 0), 0);

/** Rounds minor units to whole units of the currency: a pool's size needs no cents. */
export const inWhole = (minor: number): number => Math.round(minor / 100) * 100;
