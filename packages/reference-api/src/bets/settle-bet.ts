import type { components } from '@paddock/api';
import type { PoolType, RacePlan } from '../day/plan.types.ts';
import { isWithdrawn } from '../day/race-status.ts';
import { dividendsOf } from '../day/settle.ts';

type Schemas = components['schemas'];
export type Line = Schemas['BetLine'];

/** What a bet became when its race turned OFFICIAL. Amounts in cents. */
export interface Settlement {
  status: 'won' | 'lost' | 'refunded';
  lines: Line[];
  /** For what was won, the stake in it. */
  won: number;
  /** Stakes of what did not run. */
  refunded: number;
}

/** Hundredths that one unit pays per winner; null where the pool was not held, and stakes go back. */
type Paid = Map<number, number> | null;

const tote = (race: RacePlan, pool: PoolType): Paid => {
  const dividends = dividendsOf(race).get(pool.name) ?? [];
  if (dividends.length === 0) return null;
  return new Map(dividends.map(({ combination, odd }) => [Number(combination), odd ?? 0]));
};

/** Who wins at agreed odds; a dead heat divides the stake between the winners. */
const winnersOf = (race: RacePlan, pool: PoolType): readonly number[] => {
  if (pool.kind === 'duel')
    return (dividendsOf(race).get(pool.name) ?? []).map(({ combination }) => Number(combination));
  return race.order.find(({ place }) => place === 1)?.startnrs ?? [];
};

const isNonRunner = (race: RacePlan, startnr: number): boolean => {
  const runner = race.runners.find((candidate) => candidate.startnr === startnr);
  return !runner || isWithdrawn(runner, race.off);
};

/** Hundredths that come back per unit of a line; null when its stake does. */
const payOf = (race: RacePlan, { pool: name, startnr, odds }: Line): number | null => {
  const pool = race.pools.find((candidate) => candidate.name === name);
  if (!pool || isNonRunner(race, startnr) || pool.rivals?.some((rival) => isNonRunner(race, rival))) return null;
  if (odds === null) {
    const paid = tote(race, pool);
    return paid && (paid.get(startnr) ?? 0);
  }
  const winners = winnersOf(race, pool);
  if (winners.length === 0) return null;
  return winners.includes(startnr) ? odds / winners.length : 0;
};

const settleLine = (race: RacePlan | null, line: Line): Line => {
  const pay = race && payOf(race, line);
  if (pay === null) return { ...line, outcome: 'refunded', payout: line.stake };
  const payout = Math.floor((line.stake * pay) / 100);
  return { ...line, outcome: pay > 0 ? 'won' : 'lost', payout };
};

const sumOf = (lines: readonly Line[], outcome: Line['outcome']) =>
  lines.reduce((sum, line) => sum + (line.outcome === outcome ? (line.payout ?? 0) : 0), 0);

/**
 * What the lines of a bet pay by the result of its race: the dividends of the day, dead heats in them; a non-runner, a duel without
 * its rival or a pool that was not held gives the stake back.
 * @param race null when it does not exist any more: all stakes go back
 */
export const settleLines = (race: RacePlan | null, lines: readonly Line[]): Settlement => {
  const settled = lines.map((line) => settleLine(race, line));
  const has = (outcome: Line['outcome']) => settled.some((line) => line.outcome === outcome);
  return {
    status: has('won') ? 'won' : has('lost') ? 'lost' : 'refunded',
    lines: settled,
    won: sumOf(settled, 'won'),
    refunded: sumOf(settled, 'refunded'),
  };
};
