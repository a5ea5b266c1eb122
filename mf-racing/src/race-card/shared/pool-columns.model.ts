import type { Pool } from '@paddock/api';

/** Pools whose priority is this or greater are in the second column (core §9). */
const OTHER_COLUMN_FROM = 400;

/** Splits pools into two columns. Each keeps the original order. */
export const splitPools = (pools: Pool[]): { main: Pool[]; other: Pool[] } => ({
  main: pools.filter(({ priority }) => priority < OTHER_COLUMN_FROM),
  other: pools.filter(({ priority }) => priority >= OTHER_COLUMN_FROM),
});
