import { payFor, winOddsAt } from '../day/market.ts';
import type { MeetingPlan, PoolType, RacePlan, WireDividend } from '../day/plan.types.ts';
import { createRandom } from './random.ts';

/** Quinté+ is run once a meeting, on this race. */
const quinteRace = 4;

/** The pools that a race has, of those that its country sells: duels and jackpots are told by the race. */
export const poolsOfRace = (seed: number, race: RacePlan, sold: readonly PoolType[]): PoolType[] => {
  const pools = sold.filter(({ kind }) => kind !== 'quinte' || race.number === quinteRace);
  const all = race.has_fix ? [...pools, ...duelOf(race)] : pools;
  const carrying = race.has_jackpot ? all.findLast(({ kind }) => kind !== 'duel') : null;
  const amount = createRandom(seed, race.id, 'jackpot').integer(20, 400) * 100_00;
  return all
    .map((pool) => (pool === carrying ? { ...pool, jackpot: amount } : pool))
    .sort((a, b) => a.priority - b.priority);
};

/** A duel of the two that are fancied most. */
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
      minStake: 50,
      minRunners: 2,
      takeout: 0.08,
      rivals: [a, b],
    },
  ];
};

/** V75 is over seven races, V86 over eight. */
const seriesOf: Record<string, readonly { name: string; legs: number; minStake: number }[]> = {
  SWE: [
    { name: 'V86', legs: 8, minStake: 3 },
    { name: 'V75', legs: 7, minStake: 3 },
  ],
};

/** Part of the pool that a series keeps, and what of the rest is for one, two, three classes (domain §1.7: 65 % paid, 26/13/26). */
const classes = [0.26, 0.13, 0.26] as const;

/** Adds the longest multi-leg pool that a meeting has races for to the first of its last races. */
export const addSeriesPool = (meeting: MeetingPlan): void => {
  const type = seriesOf[meeting.country]?.find(({ legs }) => meeting.races.length >= legs);
  if (!type) return;
  const races = meeting.races.slice(-type.legs);
  const [first] = races as [RacePlan];
  first.pools.push({
    name: type.name,
    kind: 'series',
    priority: 460,
    minStake: type.minStake,
    minRunners: 2,
    takeout: 0.35,
    series: {
      legs: races.map(({ id }) => id),
      finishedAt: Math.max(...races.map(({ finishedAt }) => finishedAt)),
      officialAt: Math.max(...races.map(({ officialAt }) => officialAt)),
      dividends: seriesDividends(type.name, races),
    },
  });
};

/** What all legs right pays, and all but one, and all but two, by the odds of the winners at the off. */
const seriesDividends = (name: string, races: readonly RacePlan[]): WireDividend[] => {
  const winners = races.map((race) => race.order[0]?.startnrs[0] as number);
  const chances = races.map((race, leg) => 80 / (winOddsAt(race, race.off).get(winners[leg] as number) ?? 80));
  const [first] = races as [RacePlan];
  const right = chanceOfWrong(chances);
  return classes.map((share, wrong) => ({
    pool: name,
    combination: winners.join('-'),
    odd: payFor(right[wrong] as number, 1 - share, 1),
    unit: first.dividendUnit,
    currency: first.currency,
    winners: null,
    jackpot: null,
    note: `${races.length - wrong}/${races.length}`,
  }));
};

/** Chance of none, one and two wrong, when each leg is right by its own chance. */
const chanceOfWrong = (chances: readonly number[]): number[] =>
  chances.reduce(
    (wrong, chance) => wrong.map((value, count) => value * chance + (wrong[count - 1] ?? 0) * (1 - chance)),
    [1, 0, 0],
  );
