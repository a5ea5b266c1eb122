import { countLegs, type WagerType, wagerTypeOf } from '@paddock/wagers';
import { wagerTypes } from '@paddock/wagers/types';
import { getISODay } from 'date-fns/getISODay';
import { betOrderOf } from '../day/entries.ts';
import { paidPlaces, placedIn } from '../day/make-dividends.ts';
import { payFor, sharesAt, winOddsAt } from '../day/market.ts';
import type { MeetingPlan, PoolType, RacePlan, Series, WireDividend } from '../day/plan.types.ts';
import { drawFinishes, publicStakes } from '../day/public-stakes.ts';
import { whyNotOffered } from '../day/wager-type.ts';
import { utc } from '../day/zone.ts';
import { createRandom } from './random.ts';

/** Quinté+ and Pick 5 are run once a meeting, on these races. */
const onlyRaceOf: Partial<Record<PoolType['kind'], number>> = { quinte: 4, pick5: 6 };

/**
 * The pools of a race among those that its country sells; duels and jackpots depend on the race.
 */
export const poolsOfRace = (seed: number, race: RacePlan, sold: readonly PoolType[]): PoolType[] => {
  const pools = sold.filter(({ kind }) => (onlyRaceOf[kind] ?? race.number) === race.number);
  const all = race.has_fix ? [...pools, ...duelOf(race)] : pools;
  const carrying = race.has_jackpot ? carryingOf(race, all) : null;
  const amount = createRandom(seed, race.id, 'jackpot').integer(20, 400) * 100_00;
  return all
    .map((pool) => (pool === carrying ? { ...pool, jackpot: amount } : pool))
    .sort((a, b) => a.priority - b.priority);
};

/** Pools that can carry an amount over, ordered ones first; only a pool that is held can pay it. */
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
  SWE: ['V86', 'V85', 'V75', 'V64', 'V65', 'V5', 'V4', 'V3', 'DD'],
  GBR: ['JKP', 'PLP', 'QDP'],
  IRL: ['PLP', 'JKP'],
  ZAF: ['PAC', 'PK6', 'BPT', 'JKP', 'DBL'],
  USA: ['PK6', 'PK5', 'PK4', 'PK3', 'DBL'],
  CAN: ['PK4', 'PK3', 'DBL'],
};

/** ISO weekdays of series that are not sold daily [U]. V64 and V65 are never sold on one day. */
const weekdaysOf: Record<string, readonly number[]> = { V85: [6], V64: [2, 4, 7], V65: [1, 3, 5, 6] };

/** The takeout of a pool over several races. */
export const SERIES_TAKEOUT = 0.35;

/**
 * The part of the pool for each class: 26/13/26 % for three (domain §1.7), else equal parts [U].
 */
const sharesOf = (classes: number): readonly number[] =>
  classes === 3 ? [0.26, 0.13, 0.26] : Array.from({ length: classes }, () => (1 - SERIES_TAKEOUT) / classes);

/** Adds the pools for which a meeting has enough races. */
export const addSeriesPools = (meeting: MeetingPlan): void => {
  const weekday = getISODay(meeting.date, { in: utc });
  for (const name of seriesOf[meeting.country] ?? []) {
    if (weekdaysOf[name]?.includes(weekday) === false) continue;
    const type = wagerTypeOf(wagerTypes, { country: meeting.country, pool: name, date: meeting.date });
    const races = type ? meeting.races.slice(-(countLegs(type.param) ?? 0)) : [];
    const [first] = races;
    if (!type || !first || races.length < (countLegs(type.param) ?? 0)) continue;
    first.pools.push({
      name,
      kind: 'series',
      priority: type.priority,
      minRunners: type.param.minRunners,
      takeout: SERIES_TAKEOUT,
      series: seriesAt(name, type.rule, races),
    });
  }
};

/** A pool over races. Its dividends are made once, when somebody asks for them. */
const seriesAt = (name: string, rule: WagerType['rule'], races: readonly RacePlan[]): Series => {
  let made: WireDividend[] | undefined;
  return {
    legs: races.map(({ id }) => id),
    finishedAt: Math.max(...races.map(({ finishedAt }) => finishedAt)),
    officialAt: Math.max(...races.map(({ officialAt }) => officialAt)),
    get dividends() {
      made ??= rule.within === 'placed' ? [placedDividend(name, races)] : seriesDividends(name, races, rule.right);
      return made;
    },
  };
};

/** Every choice of one winner a leg: several after a dead heat. */
const winningRows = (races: readonly RacePlan[]): number[][] =>
  races.reduce<number[][]>(
    (rows, race) => rows.flatMap((row) => (betOrderOf(race)[0]?.startnrs ?? []).map((winner) => [...row, winner])),
    [[]],
  );

/**
 * The dividends of each class, by the winners' final odds. Winning rows of the best class share it
 * in equal parts; the other classes pay all their rows alike.
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

/** The dividend of all rows with a placed horse in each leg, by the stakes on these horses. */
const placedDividend = (name: string, races: readonly RacePlan[]): WireDividend => {
  const [first] = races as [RacePlan];
  const chance = races.reduce((product, race) => {
    // With too few runners for a place the horse must win.
    const places = paidPlaces(race, race.off) || 1;
    const stakes = publicStakes(drawFinishes(sharesAt(race, race.off), places, race.id));
    return product * placedIn(race, places).reduce((sum, startnr) => sum + (stakes.get(startnr) ?? 0), 0);
  }, 1);
  return {
    pool: name,
    combination: 'ALL',
    odd: payFor(chance, SERIES_TAKEOUT, 1),
    unit: first.dividendUnit,
    currency: first.currency,
    winners: null,
    jackpot: null,
    note: `${races.length}/${races.length}`,
  };
};

/** The chances of no wrong leg, one and so on, by each leg's own chance. */
const chanceOfWrong = (chances: readonly number[]): number[] =>
  chances.reduce<number[]>(
    (wrong, chance) =>
      Array.from(
        { length: wrong.length + 1 },
        (_, count) => (wrong[count] ?? 0) * chance + (wrong[count - 1] ?? 0) * (1 - chance),
      ),
    [1],
  );
