import { countLines } from '../counting/count-lines.ts';
import type { Dividend } from '../dividend.ts';
import type { Layout } from '../layout.ts';
import { rivalsOf } from '../naming/rivals-of.ts';
import { horsesOf } from '../non-runners/change-layout.ts';
import { type FinalRace, type RemainingBet, remainingBet } from '../non-runners/remaining-bet.ts';
import { notHeld, type PoolChange } from '../non-runners/reprice-ticket.ts';
import type { PricedTicket } from '../pricing/price-ticket.ts';
import type { Ticket } from '../ticket.ts';
import type { StartNr, WagerType } from '../wager-type.ts';
import { type Named, namedDividends } from './named-rows.ts';
import { nonRunnersOf, type RaceResult, startersOf } from './race-result.ts';
import { bestOf, settleFolds, settleSingles } from './settle-agreed.ts';
import { settleLegs } from './settle-legs.ts';
import { announcedRule, settleRace } from './settle-race.ts';
import type { AgreedOdds, Outcome, RefundReason } from './settlement.ts';
import { rulesOf, settlementOf } from './settlement-of.ts';
import type { SettlementRule } from './settlement-rule.ts';

export interface SettleOptions {
  /** Results of the races of its legs. */
  readonly results: readonly RaceResult[];
  /**
   * The dividends of all its pools. A pool without any was not held, and its stakes are refunded.
   */
  readonly dividends: readonly Dividend[];
  /** For bets at agreed odds. */
  readonly agreed?: readonly AgreedOdds[];
}

/** A sold bet: its lines and pools, and the stake on each. */
export interface TakenBet extends Pick<PricedTicket, 'layout' | 'pools' | 'lineStake' | 'placed' | 'jackpot'> {
  readonly reserves?: Ticket['reserves'] | undefined;
}

interface PoolSettlement {
  readonly outcomes: readonly Outcome[];
  readonly changes: readonly PoolChange[];
}

type Settle = { bet: TakenBet; type: WagerType; pool: string } & SettleOptions;

/**
 * The races as run, with coupled runners as one. Only reported substitutes replace a horse. A horse
 * that a dividend of the series names keeps its rows even if it did not run: a daily double pays a
 * consolation on a horse withdrawn from its second half (11 Ill. Adm. Code 303.40 (c)).
 */
const finalRaces = (results: readonly RaceResult[], named: readonly Named[]): FinalRace[] =>
  results.map((result, leg) => {
    const stays = (startNr: StartNr) => named.some(({ combination }) => combination[leg] === startNr);
    const nonRunners = nonRunnersOf(result);
    return {
      starters: [...startersOf(result), ...nonRunners.filter(stays)],
      nonRunners: nonRunners.filter((startNr) => !stays(startNr)),
      substitutes: result.substitutes ?? [],
    };
  });

const refunded = ({ pool, bet }: Settle, lines: number, reason: RefundReason): Outcome[] =>
  lines > 0 ? [{ kind: 'refunded', pool, lines, reason, payout: lines * bet.lineStake }] : [];

/** Number of races of a bet that may be void before all stakes are refunded. */
const bearableVoids = (rule: SettlementRule, legs: number): number => {
  if (rule.kind === 'folds') return legs;
  return rule.kind === 'legs' ? rule.voidLegs : 0;
};

/** The reason for refunding a whole pool, if any. */
const wholeRefund = (rule: SettlementRule, { pool, results, dividends }: Settle): RefundReason | null => {
  const legs = results.flatMap((result, at) => (result.void ? [at + 1] : []));
  if (legs.length > bearableVoids(rule, results.length)) return { kind: 'void-race', legs };
  const closed = notHeld(pool, rule, results[0] ? startersOf(results[0]) : []);
  if (closed && rule.kind === 'duel') return { kind: 'undecided' };
  if (closed) return { kind: 'too-few-starters', starters: closed.starters, needed: closed.needed };
  const paysDividends = rule.kind === 'legs' || (rule.kind === 'race' && !rule.agreed);
  return paysDividends && !dividends.some((dividend) => dividend.pool === pool) ? { kind: 'no-dividend' } : null;
};

/** Singles at agreed odds: a fixed win, or a head to head. */
const settleAgreed = (horses: readonly StartNr[], settle: Settle): Outcome[] => {
  const { pool, bet, type, results, agreed = [] } = settle;
  const [result] = results;
  const winners = result ? bestOf(result, rivalsOf(pool) ?? startersOf(result)) : [];
  if (winners.length === 0) return refunded(settle, horses.length, { kind: 'undecided' });
  const { rounding } = rulesOf(type.country);
  return settleSingles(horses, winners, { pool, agreed, rounding, lineStake: bet.lineStake });
};

/** Settles the bet that is left after non-runners, by the dividends of its pool. */
const settleRemaining = (
  rule: Exclude<SettlementRule, { kind: 'folds' }>,
  remaining: RemainingBet,
  settle: Settle,
): Outcome[] => {
  const { pool, bet, type, results, dividends } = settle;
  const { rounding } = rulesOf(type.country);
  const toSettle = { pool, remaining, results, dividends, rounding, lineStake: bet.lineStake, jackpot: bet.jackpot };
  if (rule.kind === 'legs') return settleLegs({ ...toSettle, rule });
  if (rule.kind === 'race' && !rule.agreed) return settleRace({ ...toSettle, rule });
  return settleAgreed(remaining.layout ? (horsesOf(remaining.layout)[0] ?? []) : [], settle);
};

/** One list per leg is a system with the fold of all legs. */
const asSystem = (layout: Layout): Extract<Layout, { kind: 'system' }> => {
  if (layout.kind === 'system') return layout;
  const legs = layout.kind === 'legs' ? layout.legs : [];
  return { kind: 'system', legs, folds: [legs.length] };
};

/** Settles the lines of a bet in one of its pools. */
export const settlePool = (settle: Settle): PoolSettlement => {
  const { pool, bet, type, results, agreed = [] } = settle;
  const { layout, lineStake, placed = [], reserves } = bet;
  const rule = settlementOf(type, pool);
  const whole = wholeRefund(rule, settle);
  if (whole) return { outcomes: refunded(settle, countLines(layout).lines, whole), changes: [] };
  if (rule.kind === 'folds') {
    const { rounding, places } = rulesOf(type.country);
    const terms = results.map((_, at) => (placed.includes(at + 1) ? places : 1));
    const toSettle = { pool, agreed, rounding, lineStake, terms };
    return { outcomes: settleFolds(asSystem(layout), results, toSettle), changes: [] };
  }
  const dividends = settle.dividends.filter((dividend) => dividend.pool === pool);
  const named = rule.kind === 'legs' ? namedDividends(dividends, results.length) : [];
  const nonRunner =
    rule.kind === 'duel' ? ({ kind: 'refund' } as const) : announcedRule(rule.nonRunner, dividends, results[0]);
  const remaining = remainingBet({ layout, rule: nonRunner, races: finalRaces(results, named), reserves });
  return {
    outcomes: [
      ...settleRemaining(rule.kind === 'duel' ? rule : { ...rule, nonRunner }, remaining, { ...settle, dividends }),
      ...refunded(settle, remaining.refundedLines, { kind: 'non-runner', startNrs: remaining.missing }),
    ],
    changes: remaining.changes.map((change) => ({ pool, ...change })),
  };
};
