import type { components } from '@paddock/api';
import { importedMeetingsWith } from '../../server/database/imported-meetings.ts';
import type { OperationsOf } from '../../server/operation/operation.types.ts';
import { notFound } from '../../server/operation/refused.ts';
import type { Server } from '../../server/operation/server.ts';
import { winOddsAt } from '../../world/day/market.ts';
import type { RacePlan } from '../../world/day/plan.types.ts';
import { midnightAfter, todayAt } from '../../world/day/race-days.ts';
import { isFinished, isWithdrawn } from '../../world/day/race-status.ts';
import { raceOfStart } from '../../world/generator/form.ts';
import { ageOn, horseOf, startsOf } from '../../world/generator/stables.ts';

type Schemas = components['schemas'];
type Identity = Omit<Schemas['Horse'], 'id' | 'performances'>;

/** A past race of a horse, with its number in it. */
interface Run {
  race: RacePlan;
  startnr: number;
}

/**
 * The facts of a horse at an instant. Runs are read lazily: a career has a hundred, a page shows
 * five.
 */
interface HorseRecord {
  identity: Identity;
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
    odds: withdrawn ? null : (winOddsAt(race, race.off).get(startnr) ?? null),
  };
};

const generatedRecord = (seed: number, id: number, now: number): HorseRecord | null => {
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
    runs: ahead ? runs.slice(1) : runs,
    until: Math.min(midnightAfter(now), ahead ? newest.finishedAt : Number.POSITIVE_INFINITY),
  };
};

/** A horse of historic days: only the data of their files. */
const importedRecord = (races: readonly RacePlan[], id: number, now: number): HorseRecord | null => {
  const runs = races
    .flatMap((race) => race.runners.filter(({ horse }) => horse.id === id).map((runner) => ({ race, runner })))
    .sort((a, b) => b.race.off - a.race.off);
  const [latest] = runs;
  if (!latest) return null;
  const { horse, age, sex, trainer, owner } = latest.runner;
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
    runs: over.map(({ race, runner }) => () => ({ race, startnr: runner.startnr })),
    until: Math.min(...ahead, Number.POSITIVE_INFINITY),
  };
};

/** A horse with its past. */
export const horseOperations = ({ days, database }: Server): OperationsOf<'getHorse'> => ({
  getHorse: {
    async standing({ path: { id }, query, now }) {
      const { performance_only = 0, page = 2, pagination: perPage = 5 } = query;
      const record =
        generatedRecord(days.seed, id, now) ??
        importedRecord(
          (await importedMeetingsWith(database, id)).flatMap(({ races }) => races),
          id,
          now,
        );
      if (!record) throw notFound('horse');
      const runs = record.runs.slice((page - 1) * perPage, page * perPage).map((read) => read());
      return {
        data: {
          id,
          ...(performance_only === 1 ? {} : record.identity),
          performances: runs.map((run) => showPerformance(run, now)),
        },
        pagination: {
          page,
          perPage,
          count: runs.length,
          total: record.runs.length,
        },
        until: record.until,
      };
    },
  },
});
