import type { Layout } from '../layout.ts';
import { horsesOf } from '../non-runners/change-layout.ts';
import type { PoolChange } from '../non-runners/reprice-ticket.ts';
import { type Pricing, priceTicket } from '../pricing/price-ticket.ts';
import type { Race, Ticket } from '../ticket.ts';
import type { WagerType } from '../wager-type.ts';
import { finishOf, type RaceResult } from './race-result.ts';
import { type SettleOptions, settlePool, type TakenBet } from './settle-pool.ts';
import type { Outcome, Settlement } from './settlement.ts';

export interface SettleTicketOptions extends SettleOptions {
  /** The races of its legs at the time of sale. */
  readonly races: readonly Race[];
}

/** The horses of a bet and their replacements, leg by leg; none for a void race. */
const horseOutcomes = (layout: Layout, changes: readonly PoolChange[], results: readonly RaceResult[]) =>
  horsesOf(layout).flatMap((startNrs, at) => {
    const result = results[at];
    const standIns = changes.flatMap((change) =>
      change.kind === 'replaced' && change.leg === at + 1 && change.by !== null ? [change.by] : [],
    );
    if (!result || result.void) return [];
    return [...new Set([...startNrs, ...standIns])].map((startNr) => ({
      leg: at + 1,
      startNr,
      finish: finishOf(result, startNr),
    }));
  });

const paidOut = (outcomes: readonly Outcome[], kind: 'won' | 'refunded') =>
  outcomes.reduce((sum, outcome) => sum + (outcome.kind === kind ? outcome.payout : 0), 0);

/**
 * Settles a bet: every line is won, lost or refunded, with the reason. By arithmetic, without
 * listing the lines.
 * @throws Error for an unfilled SpOt ticket, and for missing agreed odds
 */
export const settleBet = (bet: TakenBet, type: WagerType, options: SettleOptions): Settlement => {
  if (bet.layout.kind === 'spot') throw new Error('This ticket has no horses yet. Fill it before it is settled.');
  const pools = bet.pools.map((pool) => settlePool({ bet, type, pool, ...options }));
  const outcomes = pools.flatMap((pool) => pool.outcomes);
  const changes = pools.flatMap((pool) => pool.changes);
  const has = (kind: Outcome['kind']) => outcomes.some((outcome) => outcome.kind === kind);
  return {
    kind: 'settled',
    status: has('won') ? 'won' : has('lost') ? 'lost' : 'refunded',
    won: paidOut(outcomes, 'won'),
    refunded: paidOut(outcomes, 'refunded'),
    outcomes,
    horses: horseOutcomes(bet.layout, changes, options.results),
    changes,
  };
};

/**
 * Settles a ticket from its notation and the races at the time of sale.
 * @returns the refusal if it could not have been sold
 * @throws Error as `settleBet`
 */
export const settleTicket = (
  ticket: Ticket,
  type: WagerType,
  { races, ...options }: SettleTicketOptions,
): Settlement | Extract<Pricing, { kind: 'refused' }> => {
  const priced = priceTicket(ticket, type, races);
  return priced.kind === 'refused' ? priced : settleBet({ ...priced, reserves: ticket.reserves }, type, options);
};
