import { sharesAt } from '../../world/day/market.ts';
import type { PoolKind, PoolType, RacePlan } from '../../world/day/plan.types.ts';

/** The whole, in hundredths of a percent. */
const WHOLE = 10_000;

/** A pool's stakes follow the win pool's shares to this power; below 1 they are flatter. */
const flatness: Partial<Record<PoolKind, number>> = { win: 1, fixed: 1, series: 1.1, place: 0.8 };
const FLATNESS_OF_COMBINATIONS = 0.65;

/** Weights as whole parts of 10000; the remainder goes to the largest fractions. */
export const inHundredths = (weights: ReadonlyMap<number, number>): Map<number, number> => {
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (total <= 0) return new Map();
  const exact = [...weights].map(([startnr, weight]) => ({ startnr, exact: (weight / total) * WHOLE }));
  let left = WHOLE - exact.reduce((sum, entry) => sum + Math.floor(entry.exact), 0);
  const parts = exact
    .sort((a, b) => (b.exact % 1) - (a.exact % 1) || a.startnr - b.startnr)
    .map((entry): [number, number] => [entry.startnr, Math.floor(entry.exact) + (left-- > 0 ? 1 : 0)]);
  return new Map(parts.sort(([a], [b]) => a - b));
};

/** The distribution of a pool's stakes. On a historic day odds give it for the win pool only. */
export const stakeSharesOf = (race: RacePlan, pool: PoolType, at: number): Map<number, number> => {
  if (race.dividends !== null && pool.kind !== 'win') return new Map();
  const power = flatness[pool.kind] ?? FLATNESS_OF_COMBINATIONS;
  const shares = [...sharesAt(race, at)].filter(([startnr]) => !pool.rivals || pool.rivals.includes(startnr));
  return inHundredths(new Map(shares.map(([startnr, share]) => [startnr, share ** power])));
};
