import type { components } from '@paddock/api';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { iso, isoOrNull } from '../../world/day/zone.ts';
import type { BetRow } from './bet.tables.ts';

type Schemas = components['schemas'];
export type WireBet = Schemas['Bet'];

/** How long (ms) moved odds can be confirmed. */
const CONFIRM_MS = 30_000;

/** How long (ms) a bet can be cancelled while its race is open. */
const CANCEL_MS = 60_000;

/** The first instant at which a bet cannot be cancelled any more. */
export const cancelUntil = ({ placed_at, closes_at }: Pick<BetRow, 'placed_at' | 'closes_at'>): number =>
  Math.min(placed_at + CANCEL_MS, closes_at);

/** The first instant at which moved odds cannot be confirmed any more. */
export const confirmUntil = (placedAt: number, off: number): number => Math.min(placedAt + CONFIRM_MS, off);

const statusOf = ({ status, confirm_until }: BetRow, now: number): WireBet['status'] =>
  status === 'confirmation_required' && now >= (confirm_until ?? 0) ? 'lapsed' : (status as WireBet['status']);

/** The snapshot of a race in a bet. */
export const showBetRace = (race: RacePlan): Schemas['BetRace'] => ({
  id: race.id,
  number: race.number,
  name: race.name,
  country: race.country,
  track_name: race.track_name,
  date: race.date,
  race_type: race.race_type,
  post_time: iso(race.off),
});

/** The races of a bet with its start numbers in each. */
export const showLegs = (races: readonly RacePlan[], legs: readonly number[][]): Schemas['BetLeg'][] =>
  races.map((race, at) => ({ race: showBetRace(race), startnrs: legs[at] ?? [] }));

/**
 * Lines of earlier builds do not have the odds that were shown. Only odds that had moved differ
 * from the agreed ones.
 */
const withShownOdds = (lines: WireBet['lines']): WireBet['lines'] =>
  lines.map((line) => ({ ...line, shown_odds: line.shown_odds ?? line.odds }));

/** A bet in a stored answer, which an earlier build may have written. */
export const completeBet = (bet: WireBet): WireBet => ({
  ...bet,
  lines: withShownOdds(bet.lines),
  hits: bet.hits ?? [],
});

/** A bet as its customer sees it at an instant. */
export const showBet = (row: BetRow, now: number): WireBet => {
  const status = statusOf(row, now);
  const legs = JSON.parse(row.legs) as [Schemas['BetLeg'], ...Schemas['BetLeg'][]];
  const [{ race, startnrs: leg1 }] = legs;
  return {
    id: row.id,
    race,
    pool: row.pool,
    leg1,
    legs,
    stake: row.stake,
    ticket: row.ticket,
    combinations: row.combinations,
    price: row.price,
    lines: withShownOdds(JSON.parse(row.lines)),
    hits: JSON.parse(row.hits),
    status,
    placed_at: iso(row.placed_at),
    confirm_until: status === 'confirmation_required' ? isoOrNull(row.confirm_until) : null,
    cancel_until: status === 'accepted' ? iso(cancelUntil(row)) : null,
    settled_at: isoOrNull(row.settled_at),
    payout: row.payout,
  };
};
