import type { Rank } from '../dividend.ts';
import type { StartNr } from '../wager-type.ts';
import { type Combination, isForWholeRank, type Named, namedDividends, splitByName } from './named-rows.ts';
import { pay } from './pay.ts';
import type { RaceResult } from './race-result.ts';
import type { PoolToSettle } from './settle-race.ts';
import type { Outcome } from './settlement.ts';
import type { RankRule, SettlementRule } from './settlement-rule.ts';
import { matches, winningPatterns } from './winning-patterns.ts';

/** The right horses of a leg; all in a void race. */
const rightIn = (leg: readonly StartNr[], result: RaceResult | undefined, each: RankRule): readonly StartNr[] => {
  if (!result) return [];
  if (result.void) return leg;
  const patterns = winningPatterns(result, each);
  return leg.filter((startNr) => patterns.some((pattern) => matches(pattern, [startNr])));
};

/**
 * Number of lines by number of right legs. Pure arithmetic: each leg splits the lines so far into
 * those that stay right and those that do not. @param legs right and wrong horses of each leg
 */
const linesByRight = (legs: readonly (readonly [right: number, wrong: number])[]): number[] => {
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
 * Settles a pool over several races: rows by their own combination where the sheet names it, the
 * others by number of right legs. Refunds are handled elsewhere.
 */
export const settleLegs = (settle: PoolToSettle<Extract<SettlementRule, { kind: 'legs' }>>): Outcome[] => {
  const { pool, rule, results, dividends, rounding, lineStake: stake } = settle;
  const { layout } = settle.remaining;
  if (layout?.kind !== 'legs') return [];
  const { legs } = layout;
  const rightHorses = legs.map((leg, at) => rightIn(leg, results[at], rule.each));
  const rowsOf = (combination: Combination): number[] =>
    linesByRight(
      legs.map((leg, at) => {
        const slot = combination[at] ?? 'ALL';
        const covered = slot === 'ALL' ? leg : leg.filter((startNr) => startNr === slot);
        const right = covered.filter((startNr) => rightHorses[at]?.includes(startNr)).length;
        return [right, covered.length - right];
      }),
    );
  const paid = (lines: number, rank: Rank, { combination, odd }: Named): Outcome => ({
    kind: 'won',
    pool,
    rank,
    combination,
    lines,
    odd,
    payout: pay({ lines, stake, odd, rounding }),
  });
  const { named, rest } = splitByName(namedDividends(dividends, legs.length), rowsOf);
  const outcomes = named.map(({ dividend, lines }) => paid(lines, { kind: 'legs', right: legs.length }, dividend));
  for (const right of rule.right) {
    const lines = rest[right] ?? 0;
    if (lines === 0) continue;
    const rank = { kind: 'legs', right } as const;
    const odd = dividends.find((one) => isForWholeRank(one, right, legs.length))?.odd ?? null;
    outcomes.push(
      odd === null
        ? { kind: 'lost', pool, lines, reason: { kind: 'not-paid', rank } }
        : paid(lines, rank, { combination: [], odd }),
    );
  }
  const wrong = rest.reduce((sum, count, right) => sum + (rule.right.includes(right) ? 0 : count), 0);
  return wrong > 0 ? [...outcomes, { kind: 'lost', pool, lines: wrong, reason: { kind: 'wrong' } }] : outcomes;
};
