import { createRandom } from '../generator/random.ts';
import { betNumberOf } from './entries.ts';
import { MARKET_OPENS_BEFORE_MS, oddsStepAt } from './odds-steps.ts';
import type { RacePlan, RunnerPlan } from './plan.types.ts';

/**
 * Periods (ms) and strengths of the waves that move a runner's share around its true chance. They
 * end with the market: whoever knew the chances could win from final odds that differ.
 */
const waves = [
  { period: 140_000, strength: 0.04 },
  { period: 900_000, strength: 0.1 },
  { period: 4_100_000, strength: 0.16 },
];

/** How long before the off (ms) the waves begin to calm down. */
const CALMS_BEFORE_MS = 120_000;

/** The usual takeout of win pools; the pool type has the country's own. */
const winTakeout = (race: RacePlan) => race.pools.find(({ kind }) => kind === 'win')?.takeout ?? 0.2;

const phases = new WeakMap<RunnerPlan, number[]>();

const phasesOf = (race: RacePlan, runner: RunnerPlan): number[] => {
  let known = phases.get(runner);
  if (!known) {
    const random = createRandom(race.id, runner.startnr, 'market');
    known = waves.map(() => random.next() * 2 * Math.PI);
    phases.set(runner, known);
  }
  return known;
};

const hasWithdrawn = (runner: RunnerPlan, at: number) => runner.withdrawnAt !== null && runner.withdrawnAt <= at;

/** Until its withdrawal a non-runner is backed like an average runner. */
const baseOf = (race: RacePlan, runner: RunnerPlan) => runner.chance || 1 / race.runners.length;

/** A race from a file may have no odds; they are not made up. */
const hasMarket = (race: RacePlan) => race.runners.some(({ chance }) => chance > 0);

/** Shares by bet number, without non-runners; sum 1. Empty without a market. */
const sharesBy = (race: RacePlan, at: number, weightOf: (runner: RunnerPlan) => number): Map<number, number> => {
  if (!hasMarket(race)) return new Map();
  const weights = race.runners
    .filter((runner) => !hasWithdrawn(runner, at))
    .map((runner) => [runner.startnr, weightOf(runner)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const shares = new Map<number, number>();
  for (const [startnr, weight] of weights) {
    const number = betNumberOf(race, startnr);
    shares.set(number, (shares.get(number) ?? 0) + weight / total);
  }
  return shares;
};

/**
 * Shares of the win pool at a step by bet number, without non-runners; sum 1. Empty without a
 * market.
 */
export const sharesAt = (race: RacePlan, at: number): Map<number, number> => {
  const calm = Math.min(1, Math.max(0, race.off - at) / CALMS_BEFORE_MS);
  return sharesBy(race, at, (runner) => {
    const sway = waves.reduce(
      (sum, { period, strength }, index) =>
        sum + strength * Math.sin((2 * Math.PI * at) / period + (phasesOf(race, runner)[index] as number)),
      0,
    );
    return baseOf(race, runner) * Math.exp(sway * calm);
  });
};

/** The parts of some runners in what they have together. */
const among = (shares: Map<number, number>, startnrs: readonly number[]): Map<number, number> => {
  const total = startnrs.reduce((sum, startnr) => sum + (shares.get(startnr) ?? 0), 0);
  return new Map(startnrs.map((startnr) => [startnr, (shares.get(startnr) ?? 0) / total]));
};

/**
 * Shares from which odds are agreed, by bet number: above the true chance, by as much as the share
 * of the win pool is above or below it. Odds from a lower share would be worth more than a stake.
 * @param rivals the runners of a duel; all by default
 */
export const agreedSharesAt = (race: RacePlan, at: number, rivals?: readonly number[]): Map<number, number> => {
  const backed = sharesAt(race, at);
  const numbers = (rivals ?? [...backed.keys()]).filter((startnr) => backed.has(startnr));
  const chances = among(
    sharesBy(race, at, (runner) => baseOf(race, runner)),
    numbers,
  );
  const worthOf = (startnr: number, share: number) => {
    const chance = chances.get(startnr) ?? 0;
    return chance + Math.abs(share - chance);
  };
  return new Map([...among(backed, numbers)].map(([startnr, share]) => [startnr, worthOf(startnr, share)]));
};

/** The payout in hundredths after the takeout: rounded down, at least the stake. */
export const payFor = (share: number, takeout: number, step: number): number =>
  Math.max(100 + step, Math.floor((((1 - takeout) / share) * 100) / step + 1e-9) * step);

/** Odds as boards show them, with four digits at most. */
export const oddsFor = (share: number, takeout: number, step: number): number =>
  Math.min(99_900, payFor(share, takeout, step));

const computeWinOdds = (race: RacePlan, at: number): Map<number, number> => {
  const facts = race.runners.filter(({ finalOdds }) => finalOdds !== null);
  if (facts.length > 0)
    return new Map(facts.map(({ startnr, finalOdds }) => [betNumberOf(race, startnr), finalOdds as number]));
  return new Map(
    [...sharesAt(race, at)].map(([startnr, share]) => [startnr, oddsFor(share, winTakeout(race), race.oddsStep)]),
  );
};

/** Cached steps of a race: the shown ones and the next. */
const KEPT_STEPS = 14;

const computed = new WeakMap<RacePlan, Map<number, Map<number, number>>>();

/** Win odds in hundredths per bet number at a step. */
export const winOddsAt = (race: RacePlan, at: number): Map<number, number> => {
  const steps = computed.get(race) ?? new Map<number, Map<number, number>>();
  computed.set(race, steps);
  const known = steps.get(at);
  if (known) return known;
  const odds = computeWinOdds(race, at);
  steps.set(at, odds);
  if (steps.size > KEPT_STEPS) steps.delete(steps.keys().next().value as number);
  return odds;
};

/**
 * The instant (ms) at which the odds of `now` were computed: the latest step, or a later
 * withdrawal, since when the odds before are too high for all others; null before the market opens.
 */
export const marketSetAt = (race: RacePlan, now: number): number | null => {
  const until = Math.min(now, race.off);
  const step = oddsStepAt(race.off, until);
  if (step === null) return null;
  const withdrawals = race.runners.flatMap((runner) =>
    hasWithdrawn(runner, until) ? [runner.withdrawnAt as number] : [],
  );
  return Math.max(step, ...withdrawals);
};

/** A market's odds at an instant: the current step and earlier ones, newest first. */
export interface Market {
  at: number | null;
  steps: { at: number; odds: Map<number, number> }[];
}

/** The longest history that is shown. */
const PAST_STEPS = 13;

/** The win market at an instant, with at most `length` steps including the current one. */
export const marketAt = (race: RacePlan, now: number, length = PAST_STEPS): Market => {
  const steps: Market['steps'] = [];
  let at = marketSetAt(race, now);
  while (at !== null && steps.length < length) {
    steps.push({ at, odds: winOddsAt(race, at) });
    at = marketSetAt(race, at - 1);
  }
  return { at: steps[0]?.at ?? null, steps };
};

const morningLines = new WeakMap<RacePlan, Map<number, number>>();

/** Odds before the market opens: the morning line; null without a market. */
export const morningLine = (race: RacePlan, runner: RunnerPlan): number | null => {
  if (runner.referenceOdds !== null || !hasMarket(race)) return runner.referenceOdds;
  const line = morningLines.get(race) ?? computeWinOdds(race, race.off - MARKET_OPENS_BEFORE_MS);
  morningLines.set(race, line);
  return line.get(betNumberOf(race, runner.startnr)) ?? oddsFor(baseOf(race, runner), 0.2, race.oddsStep);
};
