import { countLegs, type WagerType } from '@paddock/wagers';
import type { MeetingPlan, PoolType, RacePlan, Series, WireDividend } from '../day/plan.types.ts';
import { soldAs } from '../day/wager-type.ts';
import { countOf, type Facts, listOf, textOf } from './facts.ts';
import { importDividend } from './import-dividends.ts';
import type { Problems } from './problems.ts';
import { reportedWager } from './wagers.ts';

/** Multi-leg pools come after the pools of one race. */
const SERIES_PRIORITY = 460;

/** The series of these legs. */
const seriesOver = (races: readonly RacePlan[], dividends: WireDividend[]): Series => ({
  legs: races.map(({ id }) => id),
  finishedAt: Math.max(...races.map(({ finishedAt }) => finishedAt)),
  officialAt: Math.max(...races.map(({ officialAt }) => officialAt)),
  dividends,
});

/**
 * Moves pools over several races to the race of their first leg. A chart of the USA prints a daily
 * double at its last race.
 * @param races of a meeting, by number
 */
export const movePrintedSeries = (races: readonly RacePlan[], meeting: string, problems: Problems): void => {
  for (const [at, race] of races.entries()) {
    const isSeries = (pool: PoolType) => !pool.series && soldAs(race, pool)?.param.pick === true;
    for (const pool of race.pools.filter(isSeries)) {
      const count = countLegs((soldAs(race, pool) as WagerType).param) ?? 0;
      const legs = races.slice(Math.max(0, at + 1 - count), at + 1);
      const [first] = legs;
      const dividends = race.dividends?.filter((dividend) => dividend.pool === pool.name) ?? [];
      race.pools = race.pools.filter((other) => other !== pool);
      race.dividends = race.dividends?.filter((dividend) => dividend.pool !== pool.name) ?? null;
      if (!first || legs.length < count) {
        problems.add(
          `${meeting} race ${race.number} ${pool.name}`,
          `has ${legs.length} of ${count} legs: pool left out`,
        );
        continue;
      }
      first.pools.push({ ...pool, kind: 'series', priority: SERIES_PRIORITY, series: seriesOver(legs, dividends) });
    }
  }
};

/**
 * Adds the pools over several races to the race of their first leg.
 * @param byKey the meetings that were taken, by their key in the file
 */
export const addSeries = (
  series: readonly Facts[],
  byKey: ReadonlyMap<string, MeetingPlan>,
  problems: Problems,
): void => {
  for (const facts of series) {
    const code = textOf(facts.code) ?? '';
    const legs = listOf(facts.legs).map(({ meeting, number }) =>
      byKey.get(String(meeting))?.races.find((race) => race.number === countOf(number)),
    );
    const [first] = legs;
    if (!first || legs.length < 2 || legs.includes(undefined)) {
      problems.add(
        code,
        `${legs.filter((leg) => !leg).length} of ${legs.length} legs are no races here: pool left out`,
      );
      continue;
    }
    const races = legs as RacePlan[];
    first.pools.push({
      ...reportedWager(code),
      kind: 'series',
      priority: SERIES_PRIORITY,
      turnover: countOf(facts.turnover),
      series: seriesOver(
        races,
        listOf(facts.dividends).flatMap((entry) => importDividend(entry, code, first.currency, code, problems)),
      ),
    });
  }
};
