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
import type { MessageName } from '../../server/operation/messages.ts';
import type { Body } from '../../server/operation/operation.types.ts';
import type { ValidationCode } from '../../server/operation/refused.ts';
import { marketAt } from '../../world/day/market.ts';
import type { PoolKind, RacePlan, WirePool } from '../../world/day/plan.types.ts';
import { fieldAt } from '../../world/day/race-result.ts';
import { showPools } from '../../world/day/show-pools.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import { type BetRaces, closesAtOf } from './bet-races.ts';
import { type Invalid, invalid, readTicket, type TicketRequest } from './read-ticket.ts';

/** A line: one runner in one pool. */
export interface PricedLine {
  pool: string;
  startnr: number;
  /** Cents. */
  stake: number;
  /** The agreed odds in hundredths; null where the pool's dividend decides. */
  odds: number | null;
}

/** Odds in hundredths; `leg` from 1 in a multiple. */
export type RunnerOdds = NonNullable<Body<'sendBet'>['odds']>[number];

type Refused = {
  kind: 'refused';
  name: MessageName;
  words: Record<string, unknown>;
  extended?: Record<string, unknown>;
};

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
      /** Lines of singles; combinations list none, because there may be millions. */
      lines: PricedLine[];
      /** The odds that would be agreed, of fixed odds and of the legs of a multiple. */
      odds: RunnerOdds[];
    }
  | Refused
  | Invalid;

/** Pools of a file that has dividends only; they take no bets. */
const DIVIDENDS_ONLY: PoolKind = 'reported';

/** Kinds whose odds are agreed when the bet is taken. */
const agreed: readonly PoolKind[] = ['fixed', 'longTerm', 'duel'];

const refused = (
  name: MessageName,
  words: Record<string, unknown> = {},
  extended?: Record<string, unknown>,
): Refused => ({
  kind: 'refused',
  name,
  words,
  ...(extended ? { extended } : {}),
});

interface OfferedPool extends Pick<WirePool, 'name' | 'odds'> {
  kind: PoolKind;
}

/**
 * The pools of a ticket as they are now, or the refusal of one.
 * @param areAgreed the odds of any of them are agreed
 */
const poolsOf = (race: RacePlan, names: readonly string[], now: number, areAgreed = false): OfferedPool[] | Refused => {
  const shown = showPools(race, marketAt(race, now, 1), now);
  const offered: OfferedPool[] = [];
  for (const name of names) {
    const pool = shown.find((candidate) => candidate.name === name);
    const kind = race.pools.find((candidate) => candidate.name === name)?.kind;
    if (!pool || !kind) return refused('pool_not_offered.unknown', { pool: name });
    if (pool.reason === 'NOT_SOLD') return refused('pool_not_offered.country', { pool: name, country: race.country });
    if (kind === DIVIDENDS_ONLY) return refused('wager_not_sold_yet', { pool: name });
    // A duel needs both odds; other fixed odds need one.
    const oddsNeeded = kind === 'duel' ? 2 : agreed.includes(kind) || areAgreed ? 1 : 0;
    if (pool.status !== 'OPEN' || pool.odds.length < oddsNeeded) {
      return refused('pool_not_offered.race', { pool: name });
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

/** The contract's code of each refusal of the engine that is about a field. */
const ruleOf: Record<
  Exclude<RefusalKind, 'non-runner' | 'stake-too-low' | 'too-few-runners' | 'too-many-runners'>,
  ValidationCode
> = {
  'wrong-wager': 'wrong_wager',
  'selection-not-sold': 'selection_not_sold',
  'orders-not-sold': 'orders_not_sold',
  'placeholder-not-sold': 'placeholder_not_sold',
  'wrong-legs': 'wrong_legs',
  'wrong-places': 'wrong_places',
  'unknown-runner': 'runner',
  'not-a-rival': 'runner',
  'too-few-horses': 'too_few_horses',
  'too-many-horses': 'max_items',
  'too-many-bankers': 'too_many_bankers',
  'banker-place': 'banker_place',
  'banker-twice': 'banker_twice',
  'no-banker': 'no_banker',
  'no-combination': 'no_combination',
  folds: 'folds',
  multi: 'multi',
  'spot-size': 'spot_size',
  'spot-own': 'spot_own',
  'too-many-reserves': 'too_many_reserves',
  'reserve-chosen': 'reserve_chosen',
  'flexi-not-sold': 'flexi_not_sold',
  'stake-does-not-divide': 'multiple_of',
  'stake-not-whole': 'stake_not_whole',
  'jackpot-not-sold': 'jackpot_not_sold',
  'too-large': 'too_large',
};

/** The field in this request; undefined for the horses. */
const fieldIn = ({ reserves_by_leg: byLeg }: TicketRequest, kind: RefusalKind): string | undefined =>
  fieldOf[kind] === 'reserves' && byLeg ? 'reserves_by_leg' : fieldOf[kind];

/** Converts a refusal of the engine to the contract. */
const explain = (refusal: Refusal, request: TicketRequest): Refused | Invalid => {
  const { kind } = refusal;
  const { selection } = request;
  if (kind === 'non-runner') {
    const { startNrs: startnrs } = refusal;
    return refused('non_runner', { startnr: startnrs[0] }, { startnrs });
  }
  if (kind === 'stake-too-low') {
    const minstake = refusal.needed;
    return refused('stake_too_low.bet', { minstake }, { minstake });
  }
  if (kind === 'too-few-runners') {
    return refused('pool_not_offered.runners');
  }
  if (kind === 'too-many-runners') {
    return refused('pool_not_offered.many');
  }
  const leg = 'leg' in refusal ? refusal.leg : 1;
  const horses = selection === undefined ? `leg${leg}` : 'selection';
  return invalid(fieldIn(request, kind) ?? horses, ruleOf[kind]);
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

/** The pool of a leg of a multiple, from 0. */
export const legPoolOf = ({ placed = [] }: Pick<TicketRequest, 'placed'>, at: number): 'WIN' | 'PLC' =>
  placed.includes(at + 1) ? 'PLC' : 'WIN';

/** The pools of a ticket race by race, or the refusal of one. A multiple has one in each. */
const offeredIn = (
  races: BetRaces,
  request: TicketRequest,
  type: WagerType | null,
  now: number,
): OfferedPool[][] | Refused => {
  const [first] = races;
  const offered: OfferedPool[][] = [];
  for (const [at, race] of (type?.rule.folds ? races : [first]).entries()) {
    if (race.country !== first.country) {
      return refused('pool_not_offered.country', { pool: request.pool, country: race.country });
    }
    if (now >= race.off) return refused('race_closed');
    const names = type?.rule.pools.length ? type.rule.pools : [request.pool];
    const pools = type?.rule.folds ? poolsOf(race, [legPoolOf(request, at)], now, true) : poolsOf(race, names, now);
    if (!Array.isArray(pools)) return pools;
    offered.push(pools);
  }
  return offered;
};

/** The odds of a multiple's horses by leg, or the refusal of one without. */
const legOddsOf = (legs: readonly number[][], offered: readonly OfferedPool[][]): RunnerOdds[] | Refused => {
  const odds: RunnerOdds[] = [];
  for (const [at, startnrs] of legs.entries()) {
    const pool = offered[at]?.[0];
    for (const startnr of startnrs) {
      const shown = pool?.odds.find((entry) => entry.startnr === startnr);
      if (!shown) return refused('pool_not_offered.race', { pool: pool?.name });
      odds.push({ leg: at + 1, startnr, odds: shown.odds });
    }
  }
  return odds;
};

/**
 * The current price of a ticket, for calculating, sending and picking. `@paddock/wagers` counts and
 * prices; this adds the offered pools and odds.
 */
export const priceBet = (races: BetRaces, request: TicketRequest, now: number): Pricing => {
  const [race] = races;
  if (now >= closesAtOf(races, request.pool)) return refused('race_closed');
  const wagerType = wagerTypeOf(race.country, request.pool, race.date);
  const isMultiple = wagerType?.rule.folds === true;
  if (isMultiple !== (request.races !== undefined)) return invalid('races', isMultiple ? 'required' : 'unknown');
  const offered = offeredIn(races, request, wagerType, now);
  if (!Array.isArray(offered)) return offered;
  if (!wagerType) return refused('pool_not_offered.country', { pool: request.pool, country: race.country });
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
  const lines = linesOf(pricing, offered[0] ?? []);
  const odds = isMultiple
    ? legOddsOf(legs, offered)
    : lines.flatMap(({ startnr, odds: agreed }) => (agreed === null ? [] : [{ startnr, odds: agreed }]));
  if (!Array.isArray(odds)) return odds;
  return { kind: 'priced', wagerType, ticket: ticket.ticket, legs, combinations, dropped, price, lines, odds };
};
