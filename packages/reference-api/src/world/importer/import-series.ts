import type { MeetingPlan, RacePlan } from '../day/plan.types.ts';
import { countOf, type Facts, listOf, textOf } from './facts.ts';
import { importDividend } from './import-dividends.ts';
import type { Problems } from './problems.ts';
import { reportedWager } from './wagers.ts';

/** Multi-leg pools come after the pools of one race. */
const seriesPriority = 460;

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
      ...reportedWager(code, countOf(facts.minstake) ?? 100),
      kind: 'series',
      priority: seriesPriority,
      turnover: countOf(facts.turnover),
      series: {
        legs: races.map(({ id }) => id),
        finishedAt: Math.max(...races.map(({ finishedAt }) => finishedAt)),
        officialAt: Math.max(...races.map(({ officialAt }) => officialAt)),
        dividends: listOf(facts.dividends).flatMap((entry) =>
          importDividend(entry, code, first.currency, code, problems),
        ),
      },
    });
  }
};
