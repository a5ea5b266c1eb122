import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generateDay } from '../generator/generate-day.ts';
import { betNumberOf, combinedOrderOf } from './entries.ts';
import { longTermClosesAt, longTermOdds, longTermPool } from './long-term.ts';
import { dividendsOf } from './make-dividends.ts';
import { marketAt, sharesAt } from './market.ts';
import type { PoolKind, PoolType, RacePlan } from './plan.types.ts';
import { drawFinishes, publicStakes } from './public-stakes.ts';
import { oddsOf } from './show-pools.ts';
import { finalTurnover } from './turnover.ts';

const DAYS = Array.from({ length: 20 }, (_, day) => `2026-11-${10 + day}`);
const races = DAYS.flatMap((date) => generateDay(1, date).flatMap((meeting) => meeting.races));

const poolOf = ({ pools }: RacePlan, ...kinds: PoolKind[]): PoolType | undefined =>
  pools.find(({ kind }) => kinds.includes(kind));

/** The runners' chances at an instant, as one bet number each; sum 1. */
const chancesAt = (race: RacePlan, at: number): Map<number, number> => {
  const left = race.runners.filter(({ withdrawnAt }) => withdrawnAt === null || withdrawnAt > at);
  // Until its withdrawal a non-runner is backed like an average runner.
  const chanceOf = ({ chance }: (typeof left)[number]) => chance || 1 / race.runners.length;
  const total = left.reduce((sum, runner) => sum + chanceOf(runner), 0);
  const chances = new Map<number, number>();
  for (const runner of left) {
    const number = betNumberOf(race, runner.startnr);
    chances.set(number, (chances.get(number) ?? 0) + chanceOf(runner) / total);
  }
  return chances;
};

test('[DAY-33] favourites come among the first four as often as the odds say, also where horses fall or are disqualified', () => {
  let seen = 0;
  let expected = 0;
  let variance = 0;
  for (const race of races.filter(({ discipline }) => /CHASE|TROT|MONTE/.test(discipline))) {
    const shares = sharesAt(race, race.off);
    const order = combinedOrderOf(race).flatMap(({ startnrs }) => startnrs);
    const favourites = [...shares.keys()].filter((startnr) => (shares.get(startnr) ?? 0) > 0.1);
    for (const [place, startnr] of order.slice(0, 4).entries()) {
      const before = order.slice(0, place);
      const sum = (some: readonly number[]) => some.reduce((total, each) => total + (shares.get(each) ?? 0), 0);
      const chance = sum(favourites.filter((each) => !before.includes(each))) / (1 - sum(before));
      seen += favourites.includes(startnr) ? 1 : 0;
      expected += chance;
      variance += chance * (1 - chance);
    }
  }
  expect(expected).toBeGreaterThan(500);
  expect(Math.abs(seen - expected) / Math.sqrt(variance)).toBeLessThan(3);
});

test('[DAY-33] a horse with an incident never takes a paid place', () => {
  expect(races.some(({ runners }) => runners.some(({ incident }) => incident !== null))).toBe(true);
  for (const { order, runners } of races) {
    const finishers = order.flatMap(({ startnrs }) => startnrs);
    const starters = runners.filter(({ withdrawnAt }) => withdrawnAt === null);
    expect(finishers.length).toBeGreaterThanOrEqual(Math.min(5, starters.length));
  }
});

test('[DAY-34] final odds are made of the chances alone', () => {
  for (const race of races.slice(0, 200))
    for (const [startnr, share] of sharesAt(race, race.off))
      expect(share).toBeCloseTo(chancesAt(race, race.off).get(startnr) ?? 0, 9);
});

test('[DAY-35] agreed odds never pay more than the chance is worth, less the takeout', () => {
  const agreed = races.filter((race) => poolOf(race, 'fixed', 'duel'));
  fc.assert(
    fc.property(fc.constantFrom(...agreed), fc.integer({ min: 0, max: 17 * 3_600_000 }), (race, left) => {
      const market = marketAt(race, race.off - left, 1);
      const chances = chancesAt(race, market.at ?? 0);
      for (const pool of race.pools.filter(({ kind }) => kind === 'fixed' || kind === 'duel')) {
        const rivals = pool.rivals ?? [...chances.keys()];
        const total = rivals.reduce((sum, startnr) => sum + (chances.get(startnr) ?? 0), 0);
        for (const { startnr, odds } of oddsOf(race, pool, market)) {
          const worth = (odds / 100) * ((chances.get(startnr) ?? 0) / total);
          // No odds are below 1.05 or 1.10.
          if (odds > 110) expect(worth).toBeLessThanOrEqual(1 - pool.takeout + 1e-9);
        }
      }
    }),
  );
  const [race] = races as [RacePlan];
  for (let hours = 0; hours < 400; hours += 6) {
    const at = longTermClosesAt(race) - hours * 3_600_000;
    for (const [startnr, odds] of longTermOdds(race, at))
      expect((odds / 100) * (chancesAt(race, at).get(startnr) ?? 0)).toBeLessThanOrEqual(
        1 - longTermPool.takeout + 1e-9,
      );
  }
});

test('[DAY-36] a pool with an amount carried over attracts so many stakes that it still pays less than it takes', () => {
  const carrying = races.flatMap((race) => race.pools.filter(({ jackpot }) => jackpot).map((pool) => ({ race, pool })));
  expect(carrying.length).toBeGreaterThan(10);
  for (const { race, pool } of carrying) {
    const turnover = finalTurnover(race, pool) ?? 0;
    expect(turnover * (1 - pool.takeout) + (pool.jackpot ?? 0)).toBeLessThan(turnover);
  }
});

test('[DAY-37] where several choices share one dividend, none is worth clearly more than its stake', () => {
  const race = races.find(({ runners }) => runners.length >= 12) as RacePlan;
  const shares = sharesAt(race, race.off);
  const stakes = publicStakes(drawFinishes(shares, 3, race.id));
  // Another run of luck than the one that the stakes followed.
  const finishes = drawFinishes(shares, 3, race.id + 1);
  for (const startnr of shares.keys()) {
    const worth = finishes
      .filter((placed) => placed.includes(startnr))
      .reduce((sum, placed) => sum + 1 / placed.reduce((staked, each) => staked + (stakes.get(each) ?? 0), 0), 0);
    expect(worth / finishes.length).toBeLessThan(1.2);
  }
});

test('[DAY-38] the five favourites of a Quinté+ are worth less than their stake, bonuses included', () => {
  const [race] = races
    .filter((each) => poolOf(each, 'quinte'))
    .sort((one, other) => other.runners.length - one.runners.length) as [RacePlan];
  const { jackpot: _, ...plain } = poolOf(race, 'quinte') as PoolType;
  const shares = sharesAt(race, race.off);
  const favourites = [...shares]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([startnr]) => startnr);
  const finishes = drawFinishes(shares, 5, race.id);
  let paid = 0;
  for (const finish of finishes) {
    const order = finish.map((startnr, at) => ({ place: at + 1, startnrs: [startnr] }));
    const right = finish.findIndex((startnr) => !favourites.includes(startnr));
    const note = right === -1 ? 'anyOrder' : `bonus${Math.min(right, 4)}`;
    const dividends = dividendsOf({ ...race, order, pools: [plain] }).get(plain.name) ?? [];
    paid += (dividends.find((dividend) => dividend.note === note)?.odd ?? 0) / 100;
  }
  expect(paid / finishes.length).toBeLessThan(1);
});
