import type { components } from '@paddock/api';
import { amongThree, anyOrder, chanceOf, withCarriedOver } from '../../world/day/make-dividends.ts';
import { type Market, marketAt, oddsFor, payFor, sharesAt } from '../../world/day/market.ts';
import type { PoolKind, PoolType, RacePlan } from '../../world/day/plan.types.ts';
import { oddsOf } from '../../world/day/show-pools.ts';
import { iso } from '../../world/day/zone.ts';

export type PoolOddsLine = components['schemas']['PoolOdds']['lines'][number];
type Shares = Map<number, number>;

/** Pools of this many horses or more list only combinations of the favourites. */
const MANY_HORSES = 4;
const MAX_BACKED = 8;

interface CombinationRule {
  horses: number;
  ordered: boolean;
  /** The expected dividend of a combination in hundredths, by the rule of its settlement. */
  pays: (shares: Shares, horses: readonly number[], pool: PoolType, step: number) => number;
}

const inOrder = (horses: number): CombinationRule => ({
  horses,
  ordered: true,
  pays: (shares, way, pool, step) => payFor(chanceOf(shares, way), pool.takeout, step),
});

const inAnyOrder = (horses: number): CombinationRule => ({
  horses,
  ordered: false,
  pays: (shares, set, pool, step) => payFor(anyOrder(shares, set), pool.takeout, step),
});

/** @param chance of a pair, times the winning pairs that share one dividend */
const pairBy = (chance: (shares: Shares, pair: readonly number[]) => number): CombinationRule => ({
  horses: 2,
  ordered: false,
  pays: (shares, pair, pool, step) => oddsFor(Math.max(chance(shares, pair), 1e-6), pool.takeout, step),
});

/** Half of the pool is for the right order. */
const inOrderOrNot = (horses: number): CombinationRule => ({
  horses,
  ordered: true,
  pays: (shares, way, pool, step) => payFor(Math.max(chanceOf(shares, way), 1e-9) * 2, pool.takeout, step),
});

const rules: Partial<Record<PoolKind, CombinationRule>> = {
  exacta: inOrder(2),
  trifecta: inOrder(3),
  superfecta: inOrder(4),
  quinella: inAnyOrder(2),
  trio: inAnyOrder(3),
  multi: inAnyOrder(4),
  swinger: pairBy(amongThree),
  twoOfFour: pairBy((shares, pair) => anyOrder(shares, pair) * 6),
  tierce: inOrderOrNot(3),
  quarte: inOrderOrNot(4),
  quinte: inOrderOrNot(5),
  pick5: inAnyOrder(5),
};

const choose = (numbers: readonly number[], count: number, ordered: boolean): number[][] => {
  if (count === 0) return [[]];
  return numbers.flatMap((first, at) => {
    const rest = ordered ? numbers.filter((number) => number !== first) : numbers.slice(at + 1);
    return choose(rest, count - 1, ordered).map((others) => [first, ...others]);
  });
};

interface Line {
  startnrs: number[];
  odds: number;
  max: number | null;
}

const combinationsOf = (rule: CombinationRule, shares: Shares): number[][] => {
  const backed = [...shares].sort(([, a], [, b]) => b - a).map(([startnr]) => startnr);
  const numbers = rule.horses < MANY_HORSES ? backed : backed.slice(0, MAX_BACKED);
  return choose(
    numbers.sort((a, b) => a - b),
    rule.horses,
    rule.ordered,
  );
};

const linesAt = (race: RacePlan, pool: PoolType, market: Market): Line[] => {
  const rule = rules[pool.kind];
  // Data missing in a historic file are not made up.
  if (rule && race.dividends !== null) return [];
  if (!rule) return oddsOf(race, pool, market).map(({ startnr, odds, max }) => ({ startnrs: [startnr], odds, max }));
  if (market.at === null) return [];
  const shares = sharesAt(race, market.at);
  return combinationsOf(rule, shares).map((startnrs) => ({
    startnrs,
    odds: withCarriedOver(rule.pays(shares, startnrs, pool, race.oddsStep), race, pool),
    max: null,
  }));
};

/** The odds of a line at an earlier step; null without any. */
const oddsAtStep = (race: RacePlan, pool: PoolType, step: Market['steps'][number], startnrs: readonly number[]) => {
  const rule = rules[pool.kind];
  if (!rule) {
    return (
      oddsOf(race, pool, { at: step.at, steps: [step] }).find(({ startnr }) => startnr === startnrs[0])?.odds ?? null
    );
  }
  const shares = sharesAt(race, step.at);
  if (!startnrs.every((startnr) => shares.has(startnr))) return null;
  return withCarriedOver(rule.pays(shares, startnrs, pool, race.oddsStep), race, pool);
};

/**
 * The instant from which odds are valid, and the odds before.
 * @param steps newest first; null where there were none
 */
export const pastOf = (
  steps: readonly { at: number; odds: number | null }[],
): Pick<PoolOddsLine, 'since' | 'history'> => {
  const values = steps.flatMap(({ at, odds }) => (odds === null ? [] : [{ at: iso(at), odds }]));
  // Each value has the instant from which it was valid.
  const changes = values.filter((value, index) => values[index + 1]?.odds !== value.odds);
  return { since: changes[0]?.at as string, history: changes.slice(1).reverse() };
};

export interface PoolOddsPage {
  /** The instant (ms) of the odds; null without any. */
  at: number | null;
  lines: PoolOddsLine[];
  total: number;
}

/** A page of a pool's odds, shortest first. Only the lines of the page get a history. */
export const poolOddsAt = (
  race: RacePlan,
  pool: PoolType,
  now: number,
  page: number,
  perPage: number,
): PoolOddsPage => {
  const market = marketAt(race, now);
  const lines = linesAt(race, pool, market).sort((a, b) => a.odds - b.odds);
  const shown = lines.slice((page - 1) * perPage, page * perPage);
  const stepsOf = ({ startnrs }: Line) =>
    market.steps.map((step) => ({ at: step.at, odds: oddsAtStep(race, pool, step, startnrs) }));
  return {
    at: lines.length > 0 ? market.at : null,
    lines: shown.map((line) => ({ id: line.startnrs.join('-'), ...line, ...pastOf(stepsOf(line)) })),
    total: lines.length,
  };
};
