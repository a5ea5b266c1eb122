import { countLines } from '../counting/count-lines.ts';
import type { Dividend, Rank } from '../dividend.ts';
import type { RemainingBet } from '../non-runners/remaining-bet.ts';
import type { Cents, StartNr } from '../wager-type.ts';
import { countShortened, createLineCounter } from './count-paid-lines.ts';
import { pay } from './pay.ts';
import type { RaceResult } from './race-result.ts';
import type { Outcome } from './settlement.ts';
import type { NonRunnerRule, RankRule, Rounding, SettlementRule } from './settlement-rule.ts';
import { type Pattern, patternKey, winningPatterns } from './winning-patterns.ts';

/** The input for settling a pool. */
export interface PoolToSettle<Rule extends SettlementRule = SettlementRule> {
  readonly pool: string;
  readonly rule: Rule;
  readonly remaining: RemainingBet;
  readonly results: readonly RaceResult[];
  /** Of this pool. */
  readonly dividends: readonly Dividend[];
  readonly rounding: Rounding;
  /** On one line in this pool, flexi included. */
  readonly lineStake: Cents;
  /** Whether the ticket takes part in the jackpot. */
  readonly jackpot?: true | undefined;
}

/** Equal for the same dividend of a pool. */
const rankKey = (rank: Rank): string => Object.values(rank).join(' ');

/**
 * Finds the dividend of a rank for a pattern. A Multi en 6 is announced with the four winners; a
 * dividend without horses is for the whole rank.
 */
const dividendsOf = (dividends: readonly Dividend[], rank: Rank, of: number) => {
  const key = rankKey(rank);
  const ofRank = dividends.filter((one) => one.combination.length <= of && rankKey(one.rank) === key);
  return ({ slots, ordered }: Pattern): Dividend | undefined =>
    ofRank.find(({ combination }) => {
      if (combination.length === 0) return true;
      // In a multi or bonus rank, missing numbers mean any horse.
      if (rank.kind !== 'multi' && rank.kind !== 'bonus' && combination.length < of) return false;
      const printed = Array.from({ length: of }, (_, at) => combination[at] ?? ('ALL' as const));
      return patternKey({ slots: printed, ordered }) === patternKey({ slots, ordered });
    });
};

/** Finds the dividend of a rule for a pattern, plus that of the rule's `beside` rank. */
const wholeDividendsOf = (dividends: readonly Dividend[], { rank, beside, of }: RankRule) => {
  const ownOf = dividendsOf(dividends, rank, of);
  if (!beside) return ownOf;
  const besideOf = dividendsOf(dividends, beside, of);
  return (pattern: Pattern): Dividend | undefined => {
    const own = ownOf(pattern);
    return typeof own?.odd === 'number' ? { ...own, odd: own.odd + (besideOf(pattern)?.odd ?? 0) } : own;
  };
};

/** The lines that a pattern pays, and their payout. */
interface Paid {
  readonly rule: RankRule;
  readonly pattern: Pattern;
  readonly dividend: Dividend | undefined;
  /** A stable-mate of the winner, which the sheet does not name. */
  readonly mate?: StartNr;
}

/**
 * The payouts of ranks by a result: first those with a dividend, best first, then those without.
 */
const paidBy = (result: RaceResult, ranks: readonly RankRule[], dividends: readonly Dividend[]): Paid[] => {
  const all = ranks.flatMap((rule) => {
    const dividendOf = wholeDividendsOf(dividends, rule);
    return winningPatterns(result, rule).map((pattern) => ({ rule, pattern, dividend: dividendOf(pattern) }));
  });
  const hasOdd = ({ dividend }: Paid) => typeof dividend?.odd === 'number';
  const mayBeUnpaid = ({ rule }: Paid) => !rule.otherwise && !rule.ifNamed;
  return [...all.filter(hasOdd), ...all.filter((paid) => !hasOdd(paid) && mayBeUnpaid(paid))];
};

const shortenedBy = (rule: NonRunnerRule): readonly RankRule[] => (rule.kind === 'shorten' ? rule.to : []);

/**
 * Whether the pattern's last horse completes it: the market's first starter that the others do not
 * include.
 */
const isCompleted = ({ slots }: Pattern, { starters, substitutes = [] }: RaceResult): boolean => {
  const last = slots.at(-1);
  const others = slots.slice(0, -1);
  return last === 'ALL' || substitutes.find((one) => starters.includes(one) && !others.includes(one)) === last;
};

/**
 * The rule as far as the sheet supports it. Without a substitute dividend, or without the market's
 * order, stakes are refunded.
 */
export const announcedRule = (
  rule: NonRunnerRule,
  dividends: readonly Dividend[],
  result: RaceResult | undefined,
): NonRunnerRule => {
  if (rule.kind === 'complete' && !result?.substitutes?.length) return { kind: 'refund' };
  const isAnnounced = ({ of }: RankRule) =>
    dividends.some(({ combination, odd }) => odd !== null && (combination.length === 0 || combination.length === of));
  const to = shortenedBy(rule);
  const announced = to.slice(0, to.findLastIndex(isAnnounced) + 1);
  if (rule.kind !== 'shorten') return rule;
  return announced.length > 0 ? { kind: 'shorten', to: announced } : { kind: 'refund' };
};

/** The payouts of the winners' stable-mates that ran: the same as the winners'. */
const matesOf = (paid: readonly Paid[], { stables = [], starters }: RaceResult): Paid[] =>
  paid.flatMap((one) =>
    stables
      .filter((stable) => one.pattern.slots.some((slot) => slot !== 'ALL' && stable.includes(slot)))
      .flatMap((stable) => stable.filter((mate) => starters.includes(mate)))
      .map((mate) => ({
        ...one,
        pattern: { ...one.pattern, slots: [mate] },
        mate,
      })),
  );

type RaceSettle = PoolToSettle<Extract<SettlementRule, { kind: 'race' }>>;

/** The payouts of lines with one non-runner that the market's order completes. */
const completedBy = ({ rule, remaining, dividends }: RaceSettle, result: RaceResult) =>
  rule.nonRunner.kind === 'complete'
    ? paidBy(result, rule.ranks, dividends)
        .filter(({ pattern }) => isCompleted(pattern, result))
        .map((paid) => {
          const { slots, ordered } = paid.pattern;
          return { ...paid, lines: countShortened(remaining, { slots: slots.slice(0, -1), ordered }, 1) };
        })
    : [];

/**
 * Settles a pool of one race by its dividends: winners and losers. Refunds are handled elsewhere.
 */
export const settleRace = (settle: RaceSettle): Outcome[] => {
  const { rule, remaining, pool, dividends, lineStake, rounding } = settle;
  const [result] = settle.results;
  if (!result) return [];
  const part = settle.jackpot && rule.jackpot;
  const worth = part
    ? { stake: lineStake * part.bet * (result.multiplier ?? 1), share: part.of, rounding }
    : { stake: lineStake, rounding };
  const count = remaining.layout ? createLineCounter(remaining.layout) : () => 0;
  const main = paidBy(result, rule.ranks, dividends);
  const counted = [
    // The winners first: the counter counts each line once.
    ...[...main, ...(rule.stableMates ? matesOf(main, result) : [])].map((paid) => ({
      ...paid,
      lines: count(paid.pattern),
    })),
    ...completedBy(settle, result),
    ...shortenedBy(rule.nonRunner).flatMap((to, at) =>
      paidBy(result, [to], dividends).map((paid) => ({
        ...paid,
        lines: countShortened(remaining, paid.pattern, at + 1),
      })),
    ),
  ].filter(({ lines }) => lines > 0);
  const outcomes = counted.map(({ rule: { rank }, dividend, lines, mate }): Outcome => {
    if (typeof dividend?.odd !== 'number') return { kind: 'lost', pool, lines, reason: { kind: 'not-paid', rank } };
    const { odd } = dividend;
    const announced = dividend.combination;
    const named = mate === undefined ? { combination: announced } : { combination: [mate], announced };
    return { kind: 'won', pool, rank, ...named, lines, odd, payout: pay({ lines, odd, ...worth }) };
  });
  const all = (remaining.layout ? countLines(remaining.layout).lines : 0) + remaining.shortenedLines;
  const wrong = all - counted.reduce((sum, { lines }) => sum + lines, 0);
  return wrong > 0 ? [...outcomes, { kind: 'lost', pool, lines: wrong, reason: { kind: 'wrong' } }] : outcomes;
};
