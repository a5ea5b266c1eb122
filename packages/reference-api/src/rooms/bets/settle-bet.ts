import type { components } from '@paddock/api';
import * as wagers from '@paddock/wagers';
import { rankOfLabel } from '../../world/day/dividend-rank.ts';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { RacePlan, WireDividend } from '../../world/day/plan.types.ts';
import { fieldAt, resultOf } from '../../world/day/race-result.ts';
import { wagerTypeOf } from '../../world/day/wager-type.ts';
import type { BetRow } from './bet.tables.ts';
import { type BetHit, hitsOf } from './bet-hits.ts';
import { type BetRaces, closesAtOf, seriesOf } from './bet-races.ts';
import { cancelUntil } from './show-bet.ts';

type Schemas = components['schemas'];
type Line = Schemas['BetLine'];

/**
 * The outcome of a bet when its races turned OFFICIAL. Amounts in cents; `won` includes the stake
 * of won lines.
 */
export interface Settlement extends Pick<wagers.Settlement, 'status' | 'won' | 'refunded' | 'outcomes'> {
  hits: BetHit[];
}

/** Null if the label is unknown: see `rankOfLabel`. */
const dividendOf = ({ pool, combination, odd, note }: WireDividend): wagers.Dividend | null => {
  const rank = rankOfLabel(note);
  if (!rank) return null;
  // A file writes `2-1-4-ALL` when nobody had all four, and `16-NP` for lines with a non-runner.
  const named = combination.split('-').filter((slot) => slot !== 'NP');
  return { pool, combination: named.map((slot) => (slot === 'ALL' ? slot : Number(slot))), odd, rank };
};

/** The end of a race. A start number that the race does not have any more is a non-runner. */
const resultFor = (race: RacePlan, startnrs: readonly number[]): wagers.RaceResult => {
  const result = resultOf(race);
  const gone = startnrs.filter((startnr) => !race.runners.some((runner) => runner.startnr === startnr));
  return { ...result, nonRunners: [...result.nonRunners, ...gone] };
};

interface Stake {
  pool: string;
  /** The start numbers that it names, race by race. */
  legs: readonly (readonly number[])[];
  /** Cents that go back when there is nothing to settle by. */
  price: number;
  agreed?: wagers.AgreedOdds[];
}

/**
 * Settles a stake with `@paddock/wagers`, by the dividends of the day or the agreed odds.
 * @param races null when one does not exist any more: the stake is refunded
 * @param take the bet by its wager type; null when it cannot be read
 * @returns null while a dividend of its pools has an unknown label: a winner could lose
 */
export const settleStake = (
  races: BetRaces | null,
  { pool, legs, price, agreed = [] }: Stake,
  take: (type: wagers.WagerType, races: BetRaces) => wagers.TakenBet | null,
): Settlement | null => {
  const refund: Settlement = { status: 'refunded', won: 0, refunded: price, outcomes: [], hits: [] };
  if (!races) return refund;
  const [race] = races;
  const type = wagerTypeOf(race.country, pool, race.date);
  if (!type) return refund;
  const bet = take(type, races);
  // A multiple is in no pool.
  const isHeld = bet?.pools.some((name) => type.rule.folds || race.pools.some((held) => held.name === name));
  if (!bet || !isHeld) return refund;
  const announced = bet.pools.flatMap((name) => seriesOf(race, name)?.dividends ?? dividendsOf(race).get(name) ?? []);
  const known = announced.flatMap((dividend) => {
    const read = dividendOf(dividend);
    return read ? [{ announced: dividend, read }] : [];
  });
  if (known.length < announced.length) return null;
  const settlement = wagers.settleBet(bet, type, {
    results: races.map((leg, at) => resultFor(leg, legs[at] ?? [])),
    dividends: known.map(({ read }) => read),
    agreed,
  });
  return { ...settlement, hits: hitsOf(settlement.outcomes, known, races.length) };
};

/**
 * The field when the ticket was taken. A later file may differ, but the horses on the ticket ran
 * then.
 */
const fieldOf = (race: RacePlan, placedAt: number, startnrs: readonly number[]): wagers.Race => {
  const { starters, nonRunners } = fieldAt(race, placedAt);
  return {
    starters: [...new Set([...starters, ...startnrs])].sort((a, b) => a - b),
    nonRunners: nonRunners.filter((startnr) => !startnrs.includes(startnr)),
  };
};

/** A line of a single runner with its part of the settlement. */
const settledLine = (line: Line, { outcomes }: Settlement): Line => {
  const { pool, startnr, stake } = line;
  const own = outcomes.filter((outcome) => outcome.pool === pool);
  for (const outcome of own) {
    if (outcome.kind === 'won' && outcome.combination.includes(startnr)) {
      return { ...line, outcome: 'won', payout: outcome.payout / outcome.lines };
    }
    if (
      outcome.kind === 'refunded' &&
      outcome.reason.kind === 'non-runner' &&
      outcome.reason.startNrs.includes(startnr)
    ) {
      return { ...line, outcome: 'refunded', payout: stake };
    }
  }
  // Any other refund is for the whole pool.
  const isLost = own.some(({ kind }) => kind === 'lost');
  return isLost ? { ...line, outcome: 'lost', payout: 0 } : { ...line, outcome: 'refunded', payout: stake };
};

/**
 * Whether a runner was withdrawn while the bet could be cancelled. Its customer could keep the odds
 * that became too high, and cancel all others.
 */
const isWithoutRisk = (races: BetRaces, { placed_at, pool }: TakenBet): boolean => {
  const until = cancelUntil({ placed_at, closes_at: closesAtOf(races, pool) });
  return races.some(({ runners }) =>
    runners.some(({ withdrawnAt }) => withdrawnAt !== null && withdrawnAt > placed_at && withdrawnAt < until),
  );
};

type TakenBet = Pick<BetRow, 'ticket' | 'pool' | 'price' | 'placed_at' | 'legs' | 'lines'>;

interface SettledBet extends Omit<Settlement, 'outcomes'> {
  /** The lines with their outcomes; none for a bet of combinations. */
  lines: Line[];
}

/**
 * Settles a bet when its race, or every one of several, is OFFICIAL. The stake is refunded for a
 * non-runner, a duel without its rival and a pool that was not held, and at agreed odds for a
 * withdrawal while it could be cancelled.
 * @param races null when one does not exist any more: the stake is refunded
 * @returns null while it must wait, like `settleStake`
 */
export const settleBet = (races: BetRaces | null, bet: TakenBet): SettledBet | null => {
  const lines = JSON.parse(bet.lines) as Line[];
  const stored = JSON.parse(bet.legs) as Schemas['BetLeg'][];
  const legs = stored.map(({ startnrs }) => startnrs);
  const agreed = [
    ...lines.flatMap(({ startnr: startNr, odds: odd }) => (odd === null ? [] : [{ leg: 1, startNr, odd }])),
    ...stored.flatMap(({ odds = [] }, at) =>
      odds.map(({ startnr: startNr, odds: odd }) => ({ leg: at + 1, startNr, odd })),
    ),
  ];
  const held = races && agreed.length > 0 && isWithoutRisk(races, bet) ? null : races;
  const settlement = settleStake(held, { ...bet, legs, agreed }, (type, run) => {
    const parsed = wagers.parseTicket(bet.ticket);
    if (parsed.kind === 'unreadable') return null;
    const { ticket } = parsed;
    const fields = run.map((race, at) => fieldOf(race, bet.placed_at, legs[at] ?? []));
    const priced = wagers.priceTicket(ticket, type, fields);
    return priced.kind === 'refused' ? null : { ...priced, reserves: ticket.reserves };
  });
  if (!settlement) return null;
  const { status, won, refunded, hits } = settlement;
  return { status, won, refunded, hits, lines: lines.map((line) => settledLine(line, settlement)) };
};
