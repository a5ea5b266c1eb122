import type { components } from '@paddock/api';
import { marketAt } from '../day/market.ts';
import type { PoolKind, RacePlan, WirePool } from '../day/plan.types.ts';
import { isWithdrawn } from '../day/race-status.ts';
import { showPools } from '../day/show-pools.ts';
import { type WagerType, wagerTypeOf } from './wager-types.ts';

/** What the customer wants, apart from what it was shown. */
export interface Ticket {
  pool: string;
  leg1: readonly number[];
  /** Cents per combination. */
  stake: number;
}

/** One runner in one pool. */
export interface PricedLine {
  pool: string;
  startnr: number;
  /** Cents. */
  stake: number;
  /** Agreed, in hundredths; null where the pool's dividend decides. */
  odds: number | null;
}

type RefusalCode = Extract<
  components['schemas']['ErrorCode'],
  'race_closed' | 'pool_not_offered' | 'wager_not_sold_yet' | 'stake_too_low' | 'non_runner'
>;

export type Pricing =
  | { kind: 'priced'; wagerType: WagerType; combinations: number; price: number; lines: PricedLine[] }
  | { kind: 'refused'; code: RefusalCode; message: string; extended?: Record<string, unknown> }
  /** Fields of the ticket that broke a rule. */
  | { kind: 'invalid'; validation: Record<string, string[]> };

/** Tickets over two pools: a stake on each of them, or one stake of two halves (domain §5). */
const pairs: Record<string, { pools: readonly string[]; stakes: 'each' | 'halves' }> = {
  WPL: { pools: ['WIN', 'PLC'], stakes: 'each' },
  GPL: { pools: ['WIN', 'PLC'], stakes: 'halves' },
};

/** Kinds of which every runner is a bet of its own. */
const singles: readonly PoolKind[] = ['win', 'place', 'fixed', 'duel'];

const refused = (code: RefusalCode, message: string, extended?: Record<string, unknown>): Pricing => ({
  kind: 'refused',
  code,
  message,
  ...(extended ? { extended } : {}),
});

/** Kinds whose odds are agreed when the bet is taken. */
const agreed: readonly PoolKind[] = ['fixed', 'duel'];

interface OfferedPool extends Pick<WirePool, 'name' | 'odds'> {
  kind: PoolKind;
}

/** The pools that a ticket is for, as they stand now; or what is wrong with one that it cannot be for. */
const poolsOf = (race: RacePlan, names: readonly string[], now: number): OfferedPool[] | Pricing => {
  const shown = showPools(race, marketAt(race, now, 1), now);
  const offered: OfferedPool[] = [];
  for (const name of names) {
    const pool = shown.find((candidate) => candidate.name === name);
    const kind = race.pools.find((candidate) => candidate.name === name)?.kind;
    if (!pool || !kind) return refused('pool_not_offered', `This race has no pool ${name}. Choose another one.`);
    if (!singles.includes(kind)) {
      return refused('wager_not_sold_yet', `${name} is not sold yet. Choose win, place, fixed odds or head to head.`);
    }
    // A duel needs both, and nothing can be agreed without odds.
    const oddsNeeded = kind === 'duel' ? 2 : kind === 'fixed' ? 1 : 0;
    if (pool.status === 'NOT_OFFERED' || pool.odds.length < oddsNeeded) {
      return refused('pool_not_offered', `${name} is not offered on this race. Choose another pool.`);
    }
    offered.push({ name, kind, odds: pool.odds });
  }
  return offered;
};

/** What is wrong with the runners of a ticket. */
const checkRunners = (race: RacePlan, { pool, leg1 }: Ticket, { param }: WagerType, now: number): Pricing | null => {
  const rivals = race.pools.find(({ name }) => name === pool)?.rivals;
  const runners = leg1.map((startnr) => race.runners.find((runner) => runner.startnr === startnr));
  const isForeign = leg1.some((startnr, at) => !runners[at] || (rivals && !rivals.includes(startnr)));
  if (isForeign) return { kind: 'invalid', validation: { leg1: ['runner'] } };
  if (leg1.length > param.maxHorses) return { kind: 'invalid', validation: { leg1: ['max_items'] } };
  const startnrs = leg1.filter((_, at) => isWithdrawn(runners[at] as (typeof race.runners)[number], now));
  if (startnrs.length === 0) return null;
  return refused('non_runner', `Number ${startnrs[0]} does not run. Choose another runner.`, { startnrs });
};

/**
 * The price of a ticket as things stand: the one place that prices, for calculating, sending and picking alike. Singles only: every
 * runner chosen is a bet of its own, so the price is the stake times the runners (domain §1.2).
 */
export const priceBet = (race: RacePlan, ticket: Ticket, now: number): Pricing => {
  if (now >= race.off) return refused('race_closed', 'Betting on this race has closed. Choose another race.');
  const { pools: names, stakes } = pairs[ticket.pool] ?? { pools: [ticket.pool], stakes: 'each' };
  const pools = poolsOf(race, names, now);
  if (!Array.isArray(pools)) return pools;
  const wagerType = wagerTypeOf(race.country, ticket.pool, race.date);
  if (!wagerType) return refused('pool_not_offered', `${ticket.pool} is not sold in ${race.country}.`);
  const wrong = checkRunners(race, ticket, wagerType, now);
  if (wrong) return wrong;
  const { minstake } = wagerType.param;
  if (ticket.stake < minstake) {
    return refused('stake_too_low', `The stake is at least ${minstake} cents.`, { minstake });
  }
  // A share that does not divide is an error, never rounded (domain §5).
  if (stakes === 'halves' && ticket.stake % 2 !== 0) return { kind: 'invalid', validation: { stake: ['multiple_of'] } };
  const stake = stakes === 'halves' ? ticket.stake / 2 : ticket.stake;
  const lines = pools.flatMap(({ name, kind, odds }) =>
    ticket.leg1.map((startnr) => ({
      pool: name,
      startnr,
      stake,
      odds: (agreed.includes(kind) && odds.find((entry) => entry.startnr === startnr)?.odds) || null,
    })),
  );
  const combinations = stakes === 'halves' ? ticket.leg1.length : lines.length;
  return { kind: 'priced', wagerType, combinations, price: combinations * ticket.stake, lines };
};
