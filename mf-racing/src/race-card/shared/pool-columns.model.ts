import type { Pool } from '@paddock/api';

/** Pools of this priority and above stand in the second column (core §9). */
const OTHER_COLUMN_FROM = 400;

/** Pools in two columns, each in the order that they came in. */
export const splitPools = (pools: Pool[]): { main: Pool[]; other: Pool[] } => ({
  main: pools.filter(({ priority }) => priority < OTHER_COLUMN_FROM),
  other: pools.filter(({ priority }) => priority >= OTHER_COLUMN_FROM),
});
