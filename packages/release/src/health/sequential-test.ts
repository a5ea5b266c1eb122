/**
 * The test that stops a broken build. It may be looked at after every vote: under no difference
 * between the groups, the chance that the figure ever reaches {@link THRESHOLD} is below {@link
 * ALPHA}, however often it is looked at (Ville's inequality; the figure is a mixture of likelihood
 * ratios).
 */
export const ALPHA = 1e-6;
export const THRESHOLD = 1 / ALPHA;

/**
 * How many times more often the new build may fail. Their likelihood ratios are mixed with equal
 * weight.
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
 * How much better "the new build fails more often" explains the bad votes than "both fail alike".
 * Given a bad vote, it falls on the new build with probability s under no difference, and s·r/(s·r
 * + 1 − s) if that build fails r times as often.
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
