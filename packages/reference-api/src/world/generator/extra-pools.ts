import { countLegs, wagerTypeOf } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { betOrderOf } from '../day/entries.ts';
import { payFor, winOddsAt } from '../day/market.ts';
import type { MeetingPlan, PoolType, RacePlan, WireDividend } from '../day/plan.types.ts';
import { whyNotOffered } from '../day/wager-type.ts';
import { createRandom } from './random.ts';

/** Quinté+ is run once a meeting, on this race. */
const quinteRace = 4;

/**
 * The pools of a race among those that its country sells; duels and jackpots depend on the race.
 */
export const poolsOfRace = (seed: number, race: RacePlan, sold: readonly PoolType[]): PoolType[] => {
  const pools = sold.filter(({ kind }) => kind !== 'quinte' || race.number === quinteRace);
  const all = race.has_fix ? [...pools, ...duelOf(race)] : pools;
  const carrying = race.has_jackpot ? carryingOf(race, all) : null;
  const amount = createRandom(seed, race.id, 'jackpot').integer(20, 400) * 100_00;
  return all
    .map((pool) => (pool === carrying ? { ...pool, jackpot: amount } : pool))
    .sort((a, b) => a.priority - b.priority);
};

/** Pools whose amounts are carried over, ordered ones first; only a held one can pay it. */
const carryingKinds: readonly (readonly PoolType['kind'][])[] = [
  ['exacta', 'trifecta', 'superfecta', 'tierce', 'quarte', 'quinte'],
  ['quinella', 'trio'],
];

const carryingOf = (race: RacePlan, pools: readonly PoolType[]): PoolType | undefined => {
  const starters = race.runners.filter(({ withdrawnAt }) => withdrawnAt === null).length;
  const held = pools.filter((pool) => whyNotOffered(race, pool, starters) === null);
  return carryingKinds.map((kinds) => held.findLast(({ kind }) => kinds.includes(kind))).find((pool) => pool);
};

/** A duel of the two favourites. */
const duelOf = ({ runners }: RacePlan): PoolType[] => {
  const [a, b] = runners
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .sort((one, other) => other.chance - one.chance)
    .map(({ startnr }) => startnr)
    .slice(0, 2)
    .sort((one, other) => one - other);
  if (a === undefined || b === undefined) return [];
  return [
    {
      name: `H2H_${a}_${b}`,
      kind: 'duel',
      priority: 470,
      minRunners: 2,
      takeout: 0.08,
      rivals: [a, b],
    },
  ];
};

/** A country's pools over several races, as `@paddock/wagers` sells them, each at its first leg. */
const seriesOf: Record<string, readonly string[]> = {
  SWE: ['V86', 'V75', 'V5', 'V4'],
  GBR: ['JKP'],
  IRL: ['JKP'],
  ZAF: ['PK6', 'JKP'],
  USA: ['PK4', 'PK3'],
  CAN: ['PK4', 'PK3'],
};

/** The takeout of the pool. */
const seriesTakeout = 0.35;

/** How classes share the rest: three by domain §1.7 (26/13/26 % of the pool), one has all. */
const sharesOf = (classes: number): readonly number[] => (classes === 3 ? [0.26, 0.13, 0.26] : [1 - seriesTakeout]);

/** Adds the pools for which a meeting has enough races. */
export const addSeriesPools = (meeting: MeetingPlan): void => {
  for (const name of seriesOf[meeting.country] ?? []) {
    const type = wagerTypeOf(wagerTypes, { country: meeting.country, pool: name, date: meeting.date });
    const races = type ? meeting.races.slice(-(countLegs(type.param) ?? 0)) : [];
    const [first] = races;
    if (!type || !first || races.length < (countLegs(type.param) ?? 0)) continue;
    first.pools.push({
      name,
      kind: 'series',
      priority: type.priority,
      minRunners: type.param.minRunners,
      takeout: seriesTakeout,
      series: {
        legs: races.map(({ id }) => id),
        finishedAt: Math.max(...races.map(({ finishedAt }) => finishedAt)),
        officialAt: Math.max(...races.map(({ officialAt }) => officialAt)),
        dividends: seriesDividends(name, races, type.rule.right),
      },
    });
  }
};

/** Every choice of one winner a leg: several after a dead heat. */
const winningRows = (races: readonly RacePlan[]): number[][] =>
  races.reduce<number[][]>(
    (rows, race) => rows.flatMap((row) => (betOrderOf(race)[0]?.startnrs ?? []).map((winner) => [...row, winner])),
    [[]],
  );

/**
 * What each class pays by the winners' final odds. Winning rows of the best class share it in equal
 * parts; the other classes pay all their rows alike.
 * @param classes paying numbers of right legs, most first
 */
const seriesDividends = (name: string, races: readonly RacePlan[], classes: readonly number[]): WireDividend[] => {
  const odds = races.map((race) => winOddsAt(race, race.off));
  const [first] = races as [RacePlan];
  const rows = winningRows(races);
  const shares = sharesOf(classes.length);
  const wrongOf = (row: readonly number[]) =>
    chanceOfWrong(row.map((winner, leg) => 80 / (odds[leg]?.get(winner) ?? 80)));
  return classes.flatMap((right, at) => {
    const paid = right === races.length ? rows : rows.slice(0, 1);
    return paid.map((row) => ({
      pool: name,
      combination: row.join('-'),
      odd: payFor((wrongOf(row)[races.length - right] as number) * paid.length, 1 - (shares[at] as number), 1),
      unit: first.dividendUnit,
      currency: first.currency,
      winners: null,
      jackpot: null,
      note: `${right}/${races.length}`,
    }));
  });
};

/** The chance of none, one and two wrong legs, by each leg's own chance. */
const chanceOfWrong = (chances: readonly number[]): number[] =>
  chances.reduce(
    (wrong, chance) => wrong.map((value, count) => value * chance + (wrong[count - 1] ?? 0) * (1 - chance)),
    [1, 0, 0],
  );
