import type { Startnr } from '../wager-type.ts';
import { pay } from './pay.ts';
import type { RaceResult } from './race-result.ts';
import { type PoolToSettle, rankKey } from './settle-race.ts';
import type { Outcome } from './settlement.ts';
import type { RankRule, SettlementRule } from './settlement-rule.ts';
import { matches, winningPatterns } from './winning-patterns.ts';

/** The right numbers of a leg; all in a void race. */
const rightIn = (leg: readonly Startnr[], result: RaceResult | undefined, each: RankRule): number => {
  if (!result) return 0;
  if (result.void) return leg.length;
  const patterns = winningPatterns(result, each);
  return leg.filter((startnr) => patterns.some((pattern) => matches(pattern, [startnr]))).length;
};

/**
 * Number of lines by number of right legs. Pure arithmetic: each leg splits the lines so far into
 * those that stay right and those that do not. @param legs right and wrong horses of each leg
 */
export const linesByRight = (legs: readonly (readonly [right: number, wrong: number])[]): number[] => {
  let lines = [1];
  for (const [right, wrong] of legs) {
    const before = lines;
    lines = Array.from(
      { length: before.length + 1 },
      (_, at) => (before[at] ?? 0) * wrong + (before[at - 1] ?? 0) * right,
    );
  }
  return lines;
};

/**
 * Settles a pool over several races: lines by number of right legs. Refunds are handled elsewhere.
 */
export const settleLegs = (settle: PoolToSettle<Extract<SettlementRule, { kind: 'legs' }>>): Outcome[] => {
  const { pool, rule, results, dividends, rounding, lineStake: stake } = settle;
  const { layout } = settle.standing;
  if (layout?.kind !== 'legs') return [];
  const lines = linesByRight(
    layout.legs.map((leg, at) => {
      const right = rightIn(leg, results[at], rule.each);
      return [right, leg.length - right];
    }),
  );
  const outcomes: Outcome[] = rule.right
    .filter((right) => (lines[right] ?? 0) > 0)
    .map((right): Outcome => {
      const rank = { kind: 'legs', right } as const;
      const count = lines[right] as number;
      const odd = dividends.find((dividend) => rankKey(dividend.rank) === rankKey(rank))?.odd ?? null;
      if (odd === null) return { kind: 'lost', pool, lines: count, reason: { kind: 'not-paid', rank } };
      const payout = pay({ lines: count, stake, odd, rounding });
      return { kind: 'won', pool, rank, combination: [], lines: count, odd, payout };
    });
  const wrong = lines.reduce((sum, count, right) => sum + (rule.right.includes(right) ? 0 : count), 0);
  return wrong > 0 ? [...outcomes, { kind: 'lost', pool, lines: wrong, reason: { kind: 'wrong' } }] : outcomes;
};
