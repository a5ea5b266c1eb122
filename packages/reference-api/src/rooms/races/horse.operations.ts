import type { components } from '@paddock/api';
import { importedMeetingsWith } from '../../server/database/imported-meetings.ts';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { betNumberOf } from '../../world/day/entries.ts';
import { winOddsAt } from '../../world/day/market.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { midnightAfter, todayAt } from '../../world/day/race-days.ts';
import { isFinished, isWithdrawn } from '../../world/day/race-status.ts';
import { figuresOf, formOf, raceOfStart } from '../../world/generator/form.ts';
import { ageOn, horseOf, startsOf } from '../../world/generator/stables.ts';
import { inTurn } from '../../world/in-turn.ts';
import { nextRunOf } from './next-run.ts';

type Schemas = components['schemas'];
type Career = Pick<Schemas['Horse'], 'form' | 'record'>;
type Identity = Omit<Schemas['Horse'], 'id' | 'performances' | 'next_run' | keyof Career>;

/** A past race of a horse, with its number in it. */
interface Run {
  race: RacePlan;
  startnr: number;
}

/**
 * The facts of a horse at an instant. Runs are read lazily: a career has a hundred, a page shows
 * five.
 */
interface HorseFacts {
  identity: Identity;
  career: () => Career;
  /** Newest first. */
  runs: (() => Run)[];
  until: number;
}

const showPerformance = ({ race, startnr }: Run, now: number): Schemas['Performance'] => {
  const runner = race.runners.find((each) => each.startnr === startnr) as RacePlan['runners'][number];
  const withdrawn = isWithdrawn(runner, now);
  return {
    id: race.id,
    date: race.date,
    country: race.country,
    track_name: race.track_name,
    number: race.number,
    name: race.name,
    race_type: race.race_type,
    discipline: race.discipline,
    distance: race.distance,
    going: race.going,
    purse: race.purse,
    currency: race.currency,
    runner_count: race.runners.filter((each) => !isWithdrawn(each, now)).length,
    startnr,
    status: withdrawn ? 'NON_RUNNER' : null,
    rider: runner.rider,
    weight: runner.weight,
    place: race.order.find(({ startnrs }) => startnrs.includes(startnr))?.place ?? null,
    incident: withdrawn ? null : runner.incident,
    odds: withdrawn ? null : (winOddsAt(race, race.off).get(betNumberOf(race, startnr)) ?? null),
  };
};

/** Wins and places among the results of a career. */
const recordOf = (figures: readonly string[]): Schemas['HorseRecord'] => ({
  starts: figures.length,
  wins: figures.filter((figure) => figure === '1').length,
  places: figures.filter((figure) => ['1', '2', '3'].includes(figure)).length,
});

const generatedFacts = (seed: number, id: number, now: number): HorseFacts | null => {
  const today = todayAt(now);
  const horse = horseOf(seed, id, today);
  if (!horse) return null;
  const { country, raceType } = horse.stable;
  const starts = startsOf(seed, horse, today);
  const runs = starts.map((start) => () => ({
    race: raceOfStart(seed, start, country.code),
    startnr: start.startnr,
  }));
  // Starts are many days apart, so only the newest can be in the future.
  const newest = runs[0]?.().race;
  const ahead = newest !== undefined && !isFinished(newest, now);
  return {
    identity: {
      name: horse.name,
      country: country.code,
      race_type: raceType,
      age: ageOn(horse, today),
      sex: horse.sex,
      sire: horse.sire,
      dam: horse.dam,
      trainer: horse.trainer,
      owner: horse.owner,
    },
    career() {
      const figures = figuresOf(seed, horse, ahead ? starts.slice(1) : starts);
      return { form: formOf(horse, figures), record: recordOf(figures) };
    },
    runs: ahead ? runs.slice(1) : runs,
    until: ahead ? newest.finishedAt : Number.POSITIVE_INFINITY,
  };
};

/** A horse of historic days: only the data of their files. */
const importedFacts = (races: readonly RacePlan[], id: number, now: number): HorseFacts | null => {
  const runs = races
    .flatMap((race) => race.runners.filter(({ horse }) => horse.id === id).map((runner) => ({ race, runner })))
    .sort((a, b) => b.race.off - a.race.off);
  const [latest] = runs;
  if (!latest) return null;
  const { horse, age, sex, trainer, owner, form } = latest.runner;
  const over = runs.filter(({ race }) => isFinished(race, now));
  const ahead = runs.filter(({ race }) => !isFinished(race, now)).map(({ race }) => race.finishedAt);
  return {
    identity: {
      name: horse.name,
      country: latest.race.country,
      race_type: latest.race.race_type,
      age,
      sex,
      sire: null,
      dam: null,
      trainer,
      owner,
    },
    career: () => ({ form, record: null }),
    runs: over.map(({ race, runner }) => () => ({ race, startnr: runner.startnr })),
    until: Math.min(...ahead, Number.POSITIVE_INFINITY),
  };
};

/** A horse with its past. */
export const horseOperations = ({ days, database }: Server): OperationsOf<'getHorse'> => ({
  getHorse: {
    async lasting({ path: { id }, query, now }) {
      const { performance_only = 0, page = 2, pagination: perPage = 5 } = query;
      const facts =
        generatedFacts(days.seed, id, now) ??
        importedFacts(
          (await importedMeetingsWith(database, id)).flatMap(({ races }) => races),
          id,
          now,
        );
      if (!facts) throw notFound('horse');
      const isWhole = performance_only === 0;
      const nextRun = isWhole ? nextRunOf(id, await days.racesAround(todayAt(now)), now) : null;
      const { career, runs } = await inTurn(() => ({
        career: isWhole ? facts.career() : {},
        runs: facts.runs.slice((page - 1) * perPage, page * perPage).map((read) => read()),
      }));
      return {
        data: {
          id,
          ...(isWhole ? { ...facts.identity, ...career, next_run: nextRun?.shown ?? null } : {}),
          performances: runs.map((run) => showPerformance(run, now)),
        },
        pagination: {
          page,
          perPage,
          count: runs.length,
          total: facts.runs.length,
        },
        until: Math.min(facts.until, midnightAfter(now), nextRun?.until ?? Number.POSITIVE_INFINITY),
      };
    },
  },
});
