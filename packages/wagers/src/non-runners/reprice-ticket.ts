import { countLines } from '../counting/count-lines.ts';
import { rivalsOf } from '../naming/rivals-of.ts';
import { type Pricing, priceTicket } from '../pricing/price-ticket.ts';
import { settlementOf } from '../settlement/settlement-of.ts';
import type { SettlementRule } from '../settlement/settlement-rule.ts';
import { placesBy } from '../settlement/winning-patterns.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { Cents, WagerType } from '../wager-type.ts';
import { type Change, type FinalRace, remainingBet } from './remaining-bet.ts';

/** A pool that is cancelled: all its stakes are refunded. */
export interface NotHeld {
  readonly kind: 'not-held';
  /** Number of remaining runners, and of required ones; in a head to head, of its rivals. */
  readonly starters: number;
  readonly needed: number;
}

/** The change in a pool. */
export type PoolChange = { readonly pool: string } & (
  | Change
  | NotHeld
  /** The bet stays valid, with another number of paid places. */
  | { readonly kind: 'places'; readonly leg: number; readonly before: number; readonly after: number }
);

/** The cost of a ticket after withdrawals. Amounts in cents. */
export interface Repriced {
  readonly kind: 'repriced';
  /** The amount paid. */
  readonly before: Cents;
  /** The amount still staked. */
  readonly after: Cents;
  /** The refund. */
  readonly refund: Cents;
  /** Lines still staked, over all pools. */
  readonly lines: number;
  readonly changes: readonly PoolChange[];
}

export type Repricing = Repriced | Extract<Pricing, { kind: 'refused' }>;

/** Whether a pool is cancelled for lack of runners. */
export const notHeld = (pool: string, rule: SettlementRule, starters: Race['starters']): NotHeld | null => {
  const rivals = rule.kind === 'duel' ? rivalsOf(pool) : null;
  const needed = rivals?.length ?? (rule.kind === 'race' ? rule.minStarters : 0);
  const left = rivals?.filter((rival) => starters.includes(rival)) ?? starters;
  return left.length < needed ? { kind: 'not-held', starters: left.length, needed } : null;
};

const placesChanges = (
  rule: SettlementRule,
  before: readonly Race[],
  after: readonly Race[],
): { kind: 'places'; leg: number; before: number; after: number }[] => {
  const rank = rule.kind === 'legs' ? rule.each : rule.kind === 'race' ? rule.ranks[0] : undefined;
  if (!rank || !('first' in rank)) return [];
  return after
    .map((race, at) => ({
      kind: 'places' as const,
      leg: at + 1,
      before: placesBy(rank.first, before[at] ?? race),
      after: placesBy(rank.first, race),
    }))
    .filter(({ before: was, after: is }) => was !== is);
};

/**
 * The cost of a sold ticket after withdrawals, and the changes. Lines are dropped, or another horse
 * replaces the missing one; the rest of the bet stays.
 * @param before the races when the ticket was sold
 * @param after the current races, with `substitutes` once the market's order is final
 */
export const repriceTicket = (
  ticket: Ticket,
  type: WagerType,
  { before, after }: { before: readonly Race[]; after: readonly FinalRace[] },
): Repricing => {
  const priced = priceTicket(ticket, type, before);
  if (priced.kind === 'refused') return priced;
  const { layout, pools, lineStake, price } = priced;
  const each = countLines(layout).lines;
  const perPool = pools.map((pool): { lines: number; changes: PoolChange[] } => {
    const rule = settlementOf(type, pool);
    const closed = notHeld(pool, rule, after[0]?.starters ?? []);
    if (closed) return { lines: 0, changes: [{ pool, ...closed }] };
    // At agreed odds over several races, a leg without its horse counts 1.00 and the line stays.
    if (rule.kind === 'folds') return { lines: each, changes: [] };
    const nonRunner = rule.kind === 'duel' ? ({ kind: 'refund' } as const) : rule.nonRunner;
    const remaining = remainingBet({ layout, rule: nonRunner, races: after, reserves: ticket.reserves });
    const changes = [...remaining.changes, ...placesChanges(rule, before, after)];
    return { lines: each - remaining.refundedLines, changes: changes.map((change) => ({ pool, ...change })) };
  });
  const lines = perPool.reduce((sum, one) => sum + one.lines, 0);
  return {
    kind: 'repriced',
    before: price,
    after: lines * lineStake,
    refund: price - lines * lineStake,
    lines,
    changes: perPool.flatMap(({ changes }) => changes),
  };
};
