import type { WagerType } from '@paddock/wagers';
import { countries } from './countries.ts';
import { SERIES_TAKEOUT } from './extra-pools.ts';

/** The share (0 to 1) that a country's pool keeps on generated days; null if it is on none. */
export const takeoutIn = ({ country, param }: Pick<WagerType, 'country' | 'param'>, pool: string): number | null => {
  if (param.pick) return SERIES_TAKEOUT;
  const { pools = [] } = countries.find(({ code }) => code === country) ?? {};
  return pools.find(({ name }) => name === pool)?.takeout ?? null;
};
