import type { components } from '@paddock/api';
import {
  horsesOf,
  listLines,
  type PricedTicket,
  priceTicket,
  type Refusal,
  type RefusalKind,
  type Ticket,
  type WagerType,
} from '@paddock/wagers';
import { marketAt } from '../../world/day/market.ts';
import type { PoolKind, RacePlan, WirePool } from '../../world/day/plan.types.ts';
import { fieldAt } from '../../world/day/race-result.ts';
import { showPools } from '../../world/day/show-pools.ts';
import type { BetRaces } from './bet-races.ts';
import { type Invalid, invalid, readTicket, type TicketRequest } from './read-ticket.ts';
import { wagerTypeOf } from './wager-types.ts';

/** A line: one runner in one pool. */
export interface PricedLine {
  pool: string;
  startnr: number;
  /** Cents. */
  stake: number;
  /** The agreed odds in hundredths; null where the pool's dividend decides. */
  odds: number | null;
}

type RefusalCode = Extract<
  components['schemas']['ErrorCode'],
  'race_closed' | 'pool_not_offered' | 'wager_not_sold_yet' | 'stake_too_low' | 'non_runner'
>;

type Refused = { kind: 'refused'; code: RefusalCode; message: string; extended?: Record<string, unknown> };

export type Pricing =
  | {
      kind: 'priced';
      wagerType: WagerType;
      ticket: Ticket;
      /** All start numbers of the ticket, race by race. */
      legs: number[][];
      combinations: number;
      dropped: PricedTicket['dropped'];
      price: number;
      /** Lines of singles; combinations have none, which may be millions. */
      lines: PricedLine[];
    }
  | Refused
  | Invalid;

/** Pools of a file with dividends only: nothing to take a bet by. */
const notSold: PoolKind = 'reported';

/** Kinds whose odds are agreed when the bet is taken. */
const agreed: readonly PoolKind[] = ['fixed', 'duel'];

const refused = (code: RefusalCode, message: string, extended?: Record<string, unknown>): Refused => ({
  kind: 'refused',
  code,
  message,
  ...(extended ? { extended } : {}),
});

interface OfferedPool extends Pick<WirePool, 'name' | 'odds'> {
  kind: PoolKind;
}

/** The pools of a ticket as they are now, or the refusal of one. */
const poolsOf = (race: RacePlan, names: readonly string[], now: number): OfferedPool[] | Refused => {
  const shown = showPools(race, marketAt(race, now, 1), now);
  const offered: OfferedPool[] = [];
  for (const name of names) {
    const pool = shown.find((candidate) => candidate.name === name);
    const kind = race.pools.find((candidate) => candidate.name === name)?.kind;
    if (!pool || !kind) return refused('pool_not_offered', `This race has no pool ${name}. Choose another one.`);
    if (kind === notSold) return refused('wager_not_sold_yet', `${name} is not sold yet. Choose another pool.`);
    // A duel needs both odds; other fixed odds need one.
    const oddsNeeded = kind === 'duel' ? 2 : kind === 'fixed' ? 1 : 0;
    if (pool.status === 'NOT_OFFERED' || pool.odds.length < oddsNeeded) {
      return refused('pool_not_offered', `${name} is not offered on this race. Choose another pool.`);
    }
    offered.push({ name, kind, odds: pool.odds });
  }
  return offered;
};

/** The request's field for a refusal of the engine; the others concern the horses. */
const fieldOf: Partial<Record<RefusalKind, string>> = {
  'flexi-not-sold': 'flexi',
  multi: 'multi',
  'jackpot-not-sold': 'jackpot',
  'too-many-reserves': 'reserves',
  'reserve-chosen': 'reserves',
  'stake-does-not-divide': 'stake',
  'stake-not-whole': 'stake',
  'too-large': 'stake',
};

/** Names of rules that other requests share. */
const ruleOf: Partial<Record<RefusalKind, string>> = {
  'unknown-runner': 'runner',
  'not-a-rival': 'runner',
  'too-many-horses': 'max_items',
  'stake-does-not-divide': 'multiple_of',
};

/** The field in this request; undefined for the horses. */
const fieldIn = ({ reserves_by_leg: byLeg }: TicketRequest, kind: RefusalKind): string | undefined =>
  fieldOf[kind] === 'reserves' && byLeg ? 'reserves_by_leg' : fieldOf[kind];

/** Converts a refusal of the engine to the contract. */
const explain = (refusal: Refusal, request: TicketRequest): Refused | Invalid => {
  const { kind } = refusal;
  const { selection } = request;
  if (kind === 'non-runner') {
    const { startnrs } = refusal;
    return refused('non_runner', `Number ${startnrs[0]} does not run. Choose another runner.`, { startnrs });
  }
  if (kind === 'stake-too-low') {
    const minstake = refusal.needed;
    return refused('stake_too_low', `The stake is at least ${minstake} cents.`, { minstake });
  }
  if (kind === 'too-few-runners') {
    return refused('pool_not_offered', 'Too few run for this pool. Choose another pool.');
  }
  const leg = 'leg' in refusal ? refusal.leg : 1;
  const horses = selection === undefined ? `leg${leg}` : 'selection';
  return invalid(fieldIn(request, kind) ?? horses, ruleOf[kind] ?? kind.replaceAll('-', '_'));
};

const linesOf = (priced: PricedTicket, pools: readonly OfferedPool[]): PricedLine[] => {
  if (priced.layout.kind !== 'singles') return [];
  return [...listLines(priced)].flatMap(({ pool: name, horses: [startnr] }) => {
    const pool = pools.find((candidate) => candidate.name === name);
    if (!pool || !startnr) return [];
    const shown = agreed.includes(pool.kind) ? pool.odds.find((entry) => entry.startnr === startnr) : undefined;
    return [{ pool: name, startnr, stake: priced.lineStake, odds: shown?.odds ?? null }];
  });
};

/**
 * The current price of a ticket, for calculating, sending and picking. `@paddock/wagers` counts and
 * prices; this adds the offered pools and odds.
 */
export const priceBet = (races: BetRaces, request: TicketRequest, now: number): Pricing => {
  const [race] = races;
  if (now >= race.off) return refused('race_closed', 'Betting on this race has closed. Choose another race.');
  const wagerType = wagerTypeOf(race.country, request.pool, race.date);
  const pools = poolsOf(race, wagerType?.rule.pools.length ? wagerType.rule.pools : [request.pool], now);
  if (!Array.isArray(pools)) return pools;
  if (!wagerType) return refused('pool_not_offered', `${request.pool} is not sold in ${race.country}.`);
  const ticket = readTicket(request, wagerType);
  if (ticket.kind === 'invalid') return ticket;
  const pricing = priceTicket(
    ticket.ticket,
    wagerType,
    races.map((leg) => fieldAt(leg, now)),
  );
  if (pricing.kind === 'refused') return explain(pricing.refusals[0], request);
  const { combinations, dropped, price, layout } = pricing;
  const legs = horsesOf(layout).map((startnrs) => [...startnrs]);
  const lines = linesOf(pricing, pools);
  return { kind: 'priced', wagerType, ticket: ticket.ticket, legs, combinations, dropped, price, lines };
};
