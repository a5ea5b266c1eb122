import {
  type Cents,
  countLines,
  horsesOf,
  layOut,
  type PricedTicket,
  priceTicket,
  printTicket,
  type Refusal,
  type StartNr,
  settlementOf,
  type Ticket,
  type WagerType,
} from '@paddock/wagers';
import { ticketIn } from '../drafting/ticket-in.ts';
import type { Now, PoolNow, RaceNow } from '../now.ts';
import type { SeenOdds, SlipTicket } from '../slip.ts';
import { namedNonRunnersOf, nonRunnersOf, withoutNonRunners } from './non-runners.ts';
import { typeOf } from './type-of.ts';

/** Why a ticket cannot be sent (yet). Refusals are the engine's; legs count from 1. */
export type TicketProblem =
  | Refusal
  | { readonly kind: 'no-stake' }
  /** The facts of a race are not loaded. */
  | { readonly kind: 'race-unknown'; readonly leg: number }
  /** Of the first race, or of any of a multiple. */
  | { readonly kind: 'race-over'; readonly status: RaceNow['status'] }
  | { readonly kind: 'pool-closed'; readonly pool: string }
  | { readonly kind: 'pool-not-sold'; readonly pool: string; readonly reason: string | null }
  /** The country does not sell this way to bet on that day. */
  | { readonly kind: 'wager-not-sold'; readonly wager: string }
  /** A fixed-odds pool has no odds of these horses now. */
  | { readonly kind: 'no-odds'; readonly startNrs: readonly StartNr[] }
  /** A SpOt ticket is sent once it is filled (`pickDraft`). */
  | { readonly kind: 'not-filled' };

/** The current price of a ticket, with its reasons. Amounts in cents. */
export interface TicketPrice {
  /**
   * The ticket that a press sends, without non-runners. Null while the race or wager type is
   * unknown.
   */
  readonly ticket: Ticket | null;
  /**
   * Identifies the request to the server: the first race (all of a multiple), the ticket as a line,
   * and the non-runners under its `ALL` and `X`, on which the price depends.
   */
  readonly key: string | null;
  /** Paid combinations over all pools, also without a stake; null as long as horses are missing. */
  readonly combinations: number | null;
  /** The engine's price with its parts: pools, stake of a line, dropped combinations. */
  readonly priced: PricedTicket | null;
  /** The server's price of exactly this ticket; null before it is known. */
  readonly serverPrice: Cents | null;
  /** The price to promise: the server's, else the engine's. */
  readonly price: Cents | null;
  /** Horses of the ticket that do not run, leg by leg. */
  readonly nonRunners: readonly (readonly StartNr[])[];
  /** Those of them that it names, not under `ALL` or `X`. */
  readonly namedNonRunners: readonly (readonly StartNr[])[];
  /** Ids of the races of a multiple, which the customer chose; empty for other bets. */
  readonly chosenRaces: readonly number[];
  /** The fixed odds that a press agrees to. */
  readonly odds: readonly SeenOdds[];
  /** Empty: it can be sent. */
  readonly problems: readonly TicketProblem[];
}

const poolProblem = (name: string, pool: PoolNow | undefined, at: string): TicketProblem[] => {
  if (!pool || pool.status === 'NOT_OFFERED')
    return [{ kind: 'pool-not-sold', pool: name, reason: pool?.reason ?? null }];
  const isClosed = pool.status === 'CLOSED' || Date.parse(at) >= Date.parse(pool.closesAt);
  return isClosed ? [{ kind: 'pool-closed', pool: name }] : [];
};

/** The keys of the pools in which a ticket bets: several for win and place on one ticket. */
export const poolNamesOf = ({ pool }: SlipTicket, { rule }: WagerType): readonly string[] =>
  rule.pools.length > 0 ? rule.pools : [pool];

/** The pool of a leg of a multiple, from 0. */
const legPoolOf = ({ draft: { placed = [] } }: SlipTicket, at: number): string =>
  placed.includes(at + 1) ? 'PLC' : 'WIN';

const problemsIn = ({ status, pools }: RaceNow, names: readonly string[], at: string): TicketProblem[] =>
  status === 'OPEN'
    ? names.flatMap((name) =>
        poolProblem(
          name,
          pools.find((pool) => pool.name === name),
          at,
        ),
      )
    : [{ kind: 'race-over', status }];

/** A pool belongs to its first race; a multiple is sold while each of its races is open. */
const saleProblems = (
  ticket: SlipTicket,
  type: WagerType,
  races: readonly [RaceNow, ...RaceNow[]],
  at: string,
): TicketProblem[] =>
  type.rule.folds
    ? races.flatMap((race, leg) => problemsIn(race, [legPoolOf(ticket, leg)], at))
    : problemsIn(races[0], poolNamesOf(ticket, type), at);

const areOddsFixed = (type: WagerType, pool: string): boolean => {
  const rule = settlementOf(type, pool);
  return rule.kind === 'duel' || rule.kind === 'folds' || (rule.kind === 'race' && rule.agreed);
};

/** The odds of the pool that these horses have. */
const oddsIn = ({ pools }: RaceNow, name: string, horses: readonly StartNr[]): SeenOdds[] =>
  (pools.find((pool) => pool.name === name)?.odds ?? [])
    .filter(({ startNr }) => horses.includes(startNr))
    .map(({ startNr, odds }) => ({ pool: name, startNr, odds }));

/** @param horses of the ticket, leg by leg */
const fixedOdds = (
  ticket: SlipTicket,
  type: WagerType,
  races: readonly [RaceNow, ...RaceNow[]],
  horses: readonly (readonly StartNr[])[],
): { odds: SeenOdds[]; problems: TicketProblem[] } => {
  if (!areOddsFixed(type, ticket.pool)) return { odds: [], problems: [] };
  const odds = horses.map((startNrs, at) =>
    type.rule.folds
      ? oddsIn(races[at] ?? races[0], legPoolOf(ticket, at), startNrs).map((one) => ({ leg: at + 1, ...one }))
      : oddsIn(races[0], ticket.pool, startNrs),
  );
  const missing = horses.flatMap((startNrs, at) =>
    startNrs.filter((startNr) => !odds[at]?.some((one) => one.startNr === startNr)),
  );
  return { odds: odds.flat(), problems: missing.length > 0 ? [{ kind: 'no-odds', startNrs: missing }] : [] };
};

const unpriced = (problems: readonly TicketProblem[]): TicketPrice => ({
  ticket: null,
  key: null,
  combinations: null,
  priced: null,
  serverPrice: null,
  price: null,
  nonRunners: [],
  namedNonRunners: [],
  chosenRaces: [],
  odds: [],
  problems,
});

/** Cached by `Now` and ticket, which are both immutable. */
const known = new WeakMap<Now, WeakMap<SlipTicket, TicketPrice>>();

/**
 * The price of a ticket now, with everything that keeps it from being sent. Lines on non-runners
 * are left out. A draft that its wager type does not sell is refused, never made to fit. Cached,
 * because rendering a slip asks for it many times.
 */
export const priceOf = (ticket: SlipTicket, now: Now): TicketPrice => {
  const prices = known.get(now) ?? new WeakMap<SlipTicket, TicketPrice>();
  known.set(now, prices);
  const price = prices.get(ticket) ?? countPrice(ticket, now);
  prices.set(ticket, price);
  return price;
};

const countPrice = (ticket: SlipTicket, now: Now): TicketPrice => {
  const races = ticket.races.map(({ id }) => now.races.get(id));
  const loaded = races.filter((race) => race !== undefined);
  const [first, ...more] = loaded;
  if (!first || loaded.length < races.length) {
    return unpriced(races.flatMap((race, at) => (race ? [] : [{ kind: 'race-unknown', leg: at + 1 }])));
  }
  const type = typeOf(ticket, now);
  if (!type) return unpriced([{ kind: 'wager-not-sold', wager: ticket.wager }]);

  const fields = loaded.map(({ field }) => field);
  const draft = withoutNonRunners(ticket.draft, type, fields);
  const sent = ticketIn({ ...ticket, draft }, type);
  const chosenRaces = type.rule.folds ? loaded.map(({ id }) => id) : [];
  const missing = nonRunnersOf(draft, type, fields);
  const without = missing.some(({ length }) => length > 0) ? ` without ${missing.join('/')}` : '';
  const key = `${chosenRaces.join('/') || first.id} ${printTicket(sent)}${without}`;
  const laidOut = layOut(sent, type, fields);
  const layout = laidOut.kind === 'laid-out' ? laidOut.layout : null;
  const pricing = priceTicket(sent, type, fields);
  const priced = pricing.kind === 'priced' ? pricing : null;
  const serverPrice = (priced && now.serverPrices.get(key)) ?? null;
  const { odds, problems } = fixedOdds(ticket, type, [first, ...more], layout ? horsesOf(layout) : []);
  return {
    ticket: sent,
    key,
    combinations:
      layout && countLines(layout).lines * (type.rule.stake === 'each' ? poolNamesOf(ticket, type).length : 1),
    priced,
    serverPrice,
    price: serverPrice ?? priced?.price ?? null,
    nonRunners: nonRunnersOf(ticket.draft, type, fields),
    namedNonRunners: namedNonRunnersOf(ticket.draft, type, fields),
    chosenRaces,
    odds,
    problems: [
      ...saleProblems(ticket, type, [first, ...more], now.at),
      ...(pricing.kind === 'refused' ? pricing.refusals : []).map((refusal) =>
        refusal.kind === 'stake-not-whole' && ticket.stake === null ? ({ kind: 'no-stake' } as const) : refusal,
      ),
      ...problems,
      ...(layout?.kind === 'spot' ? [{ kind: 'not-filled' } as const] : []),
    ],
  };
};
