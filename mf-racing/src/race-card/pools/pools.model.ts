import type { Pool } from '@paddock/api';

/**
 * The stakes on all pools of a race, in minor units. 0 if they round to no whole unit: shares of so
 * little say nothing. Pools of unknown size count as nothing.
 */
export function turnoverOf(pools: readonly Pool[]): number {
  const sum = pools.reduce((sum, { turnover }) => sum + (turnover ?? 0), 0);
  return inWhole(sum) === 0 ? 0 : sum;
}

/** Rounds minor units to whole units of the currency: a pool's size needs no cents. */
export const inWhole = (minor: number): number => Math.round(minor / 100) * 100;
