/**
 * The false alarm rate of the test that stops a broken build. The test may be evaluated after every
 * vote: if the groups do not differ, the probability that the figure ever reaches {@link THRESHOLD}
 * is below this (Ville's inequality; the figure is a mixture of likelihood ratios).
 */
export const ALPHA = 1e-6;
export const THRESHOLD = 1 / ALPHA;

/**
 * Hypotheses: the new build fails this many times as often. Their likelihood ratios are mixed with
 * equal weight.
 */
const RATIOS = [3, 10, 30, 100, 300, 1000];

/** The bad votes of both groups while the new build had one share of the visitors. */
export interface BadVotes {
  /** Part of the visitors with the new build, in (0, 1). */
  share: number;
  /** Bad votes of visitors with the new build. */
  canary: number;
  /** Bad votes of visitors with the build before. */
  control: number;
}

/**
 * How much better "the new build fails more often" explains the bad votes than "both fail alike". A
 * bad vote is about the new build with probability s if both fail alike, and with
 * s·r/(s·r + 1 − s) if the new build fails r times as often.
 */
export const figureOf = (periods: readonly BadVotes[]): number => {
  const logs = RATIOS.map((ratio) =>
    periods.reduce(
      (sum, { share, canary, control }) =>
        sum + canary * Math.log(ratio) - (canary + control) * Math.log(share * ratio + 1 - share),
      0,
    ),
  );
  const most = Math.max(...logs);
  const mixed = most + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - most), 0) / RATIOS.length);
  // Finite, so that it can be written as JSON.
  return Math.exp(Math.min(mixed, 700));
};
