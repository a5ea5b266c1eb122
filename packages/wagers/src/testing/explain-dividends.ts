import type { Rank } from '../dividend.ts';
import type { RaceResult } from '../settlement/race-result.ts';
import type { RankRule, SettlementRule } from '../settlement/settlement-rule.ts';
import { type Pattern, patternKey, winningPatterns } from '../settlement/winning-patterns.ts';

export interface PoolToExplain {
  readonly pool: string;
  readonly rule: Extract<SettlementRule, { kind: 'race' | 'legs' }>;
  /**
   * How many of the pool's dividends, from the best on, nobody had. `otherwise` ranks replace them.
   */
  readonly nobodyHad?: number;
}

/** The combinations that one dividend pays, leg by leg; one leg for a pool of one race. */
export interface PaidCombination {
  readonly rank: Rank;
  readonly legs: readonly (readonly Pattern[])[];
}

export interface ExplainedPool {
  readonly pool: string;
  readonly paid: readonly PaidCombination[];
}

/** The ranks in force if nobody had the best `nobodyHad`. */
const ranksInForce = (all: readonly RankRule[], nobodyHad = 0): readonly RankRule[] => {
  const ranks = all.filter(({ ifNamed }) => !ifNamed);
  return ranks.some(({ otherwise }) => otherwise)
    ? ranks.filter(({ otherwise = 0 }) => otherwise === nobodyHad)
    : ranks.slice(nobodyHad);
};

/** The winning patterns of a leg that is right for everybody. */
const anything = ({ of }: RankRule): Pattern[] => [{ slots: Array.from({ length: of }, () => 'ALL'), ordered: false }];

/** The right patterns of a leg; everything in a void one. */
const rightInLeg = (result: RaceResult, each: RankRule): Pattern[] =>
  result.void ? anything(each) : winningPatterns(result, each);

const explain = (results: readonly RaceResult[], { rule, nobodyHad }: PoolToExplain): PaidCombination[] => {
  if (rule.kind === 'legs') {
    const legs = results.map((result) => rightInLeg(result, rule.each));
    return rule.right.slice(nobodyHad).map((right) => ({ rank: { kind: 'legs', right }, legs }));
  }
  const [result] = results;
  if (!result) return [];
  return ranksInForce(rule.ranks, nobodyHad).flatMap((one) =>
    winningPatterns(result, one).map((pattern) => ({ rank: one.rank, legs: [[pattern]] })),
  );
};

/**
 * The payments of each pool by these results: exactly the combinations with a dividend.
 * @param results of the legs in order; one for pools of one race
 */
export const explainDividends = (results: readonly RaceResult[], pools: readonly PoolToExplain[]): ExplainedPool[] =>
  pools.map((pool) => ({ pool: pool.pool, paid: explain(results, pool) }));

/** Equal for combinations that the same dividend pays, in any notation. */
export const combinationKey = ({ legs }: Pick<PaidCombination, 'legs'>): string =>
  legs.map((patterns) => patterns.map(patternKey).toSorted().join(',')).join(' | ');
