/** The quantile `p` (0 to 1) of the values, interpolated. NaN for no values. */
export const quantile = (values: readonly number[], p: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * p;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
};

export interface Summary {
  median: number;
  p25: number;
  /** Half the interquartile range, relative to the median. */
  spread: number;
  runs: number;
}

export const summarize = (values: readonly number[]): Summary => {
  const median = quantile(values, 0.5);
  const p25 = quantile(values, 0.25);
  return { median, p25, spread: (quantile(values, 0.75) - p25) / 2 / median, runs: values.length };
};

/**
 * One variant's values relative to another's: medians, and lower quartiles, which a busy machine
 * disturbs less.
 */
export interface Ratio {
  median: number;
  p25: number;
}

export const ratioOf = (values: readonly number[], reference: readonly number[]): Ratio => {
  const [ours, theirs] = [summarize(values), summarize(reference)];
  return { median: ours.median / theirs.median, p25: ours.p25 / theirs.p25 };
};

/**
 * Runs every variant once per round, in rotating order, so that disturbances affect all of them.
 * The first round warms up.
 */
export const interleave = async <T>(
  variants: readonly string[],
  runs: number,
  measure: (variant: string, round: number) => Promise<T>,
): Promise<Record<string, T[]>> => {
  const results: Record<string, T[]> = Object.fromEntries(variants.map((variant) => [variant, []]));
  for (let round = 0; round <= runs; round += 1) {
    const first = round % variants.length;
    for (const variant of [...variants.slice(first), ...variants.slice(0, first)]) {
      const result = await measure(variant, round);
      if (round > 0) results[variant]?.push(result);
    }
  }
  return results;
};

/** The longest chain of requests in which each begins after the previous one ended (ms). */
export const longestChain = (requests: readonly { start: number; end: number }[]): number => {
  const byStart = [...requests].sort((a, b) => a.start - b.start);
  const depths: { end: number; depth: number }[] = [];
  for (const { start, end } of byStart) {
    const before = depths.filter((earlier) => earlier.end <= start).map(({ depth }) => depth);
    depths.push({ end, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
};
