import type { Pool } from '@paddock/api';

/** Pools of this priority and above stand in the second column (core §9). */
const OTHER_COLUMN_FROM = 400;

/** Pools in two columns, each in the order that they came in. */
export const splitPools = (pools: Pool[]): { main: Pool[]; other: Pool[] } => ({
  main: pools.filter(({ priority }) => priority < OTHER_COLUMN_FROM),
  other: pools.filter(({ priority }) => priority >= OTHER_COLUMN_FROM),
});

/** Keys of Deux Sur Quatre and Quinte+. */
const STARTS_CLOSED = new Set(['DSQ', 'QNP']);

/** The dividends of Deux Sur Quatre and Quinte+ start closed: they are many (core §9). */
export const startsClosed = (pool: string): boolean => STARTS_CLOSED.has(pool);
