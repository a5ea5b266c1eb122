import type { components } from '@paddock/api';
import * as wagers from '@paddock/wagers';
import { dividendsOf } from '../../world/day/make-dividends.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { resultOf } from '../../world/day/race-result.ts';
import { wagerTypeOf } from './wager-types.ts';

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

/** The dividends of a pool of single runners, as the engine reads them. */
const dividendsFor = (race: RacePlan, pool: string): wagers.Dividend[] =>
  (dividendsOf(race).get(pool) ?? []).map(({ combination, odd }) => ({
    pool,
    combination: [Number(combination)],
    odd: odd ?? null,
    rank: { kind: 'main' },
  }));

/** What a race came to for one runner. A number that it does not have any more did not run. */
const resultFor = (race: RacePlan, startnr: number): wagers.RaceResult => {
  const result = resultOf(race);
  const isKnown = race.runners.some((runner) => runner.startnr === startnr);
  return isKnown ? result : { ...result, nonRunners: [...result.nonRunners, startnr] };
};

const settleLine = (race: RacePlan | null, line: Line): Line => {
  const { pool, startnr, stake, odds } = line;
  const type = race?.pools.some(({ name }) => name === pool) ? wagerTypeOf(race.country, pool, race.date) : null;
  if (!race || !type) return { ...line, outcome: 'refunded', payout: stake };
  const bet = { layout: { kind: 'singles', horses: [startnr] }, pools: [pool], lineStake: stake } as const;
  const { status, won, refunded } = wagers.settleBet(bet, type, {
    results: [resultFor(race, startnr)],
    dividends: dividendsFor(race, pool),
    agreed: odds === null ? [] : [{ leg: 1, startnr, odd: odds }],
  });
  return { ...line, outcome: status, payout: won + refunded };
};

const sumOf = (lines: readonly Line[], outcome: Line['outcome']) =>
  lines.reduce((sum, line) => sum + (line.outcome === outcome ? (line.payout ?? 0) : 0), 0);

/**
 * What the lines of a bet pay by the result of its race: `@paddock/wagers` decides, by the dividends of the day or the odds that were
 * agreed. A non-runner, a duel without its rival or a pool that was not held gives the stake back.
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
