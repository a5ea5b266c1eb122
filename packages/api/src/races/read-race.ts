import type { components } from '../generated/schema.ts';
import {
  readDay,
  readFlag,
  readInstant,
  readInteger,
  readList,
  readObject,
  readOptional,
  readText,
  readWord,
  type Wire,
} from '../wire/read.ts';
import type { Placing, Race, RaceResult, RaceSummary } from './race.types.ts';
import { raceStatuses, raceTypes } from './race-words.ts';
import { readDividend, readPool } from './read-pool.ts';
import { readRunner } from './read-runner.ts';

type Schemas = components['schemas'];

export const readRaceSummary = (value: unknown): RaceSummary =>
  summaryOf(readObject<Schemas['RaceFields']>(value, 'race'));

export const readRace = (value: unknown): Race => {
  const wire = readObject<Schemas['Race']>(value, 'race');
  return {
    ...summaryOf(wire),
    runners: readList(wire, 'runners', readRunner),
    pools: readList(wire, 'pools', readPool),
  };
};

export const readRaceResult = (value: unknown): RaceResult => {
  const wire = readObject<Schemas['RaceResult']>(value, 'race');
  return {
    ...summaryOf(wire),
    placed: readList(wire, 'placed', readPlaced),
    dividends: readList(wire, 'dividends', readDividend),
  };
};

const summaryOf = (wire: Wire<Schemas['RaceFields']>): RaceSummary => ({
  id: readInteger(wire, 'id'),
  meetingId: readInteger(wire, 'meeting_id'),
  number: readInteger(wire, 'number'),
  name: readText(wire, 'name'),
  country: readText(wire, 'country'),
  trackId: readInteger(wire, 'track_id'),
  trackName: readText(wire, 'track_name'),
  date: readDay(wire, 'date'),
  timeZone: readText(wire, 'time_zone'),
  raceType: readWord(wire, 'race_type', raceTypes),
  postTime: readInstant(wire, 'post_time'),
  status: readWord(wire, 'status', raceStatuses),
  discipline: readWord(wire, 'discipline', ['FLAT', 'HURDLE', 'CHASE', 'TROT', 'MONTE']),
  distance: readInteger(wire, 'distance'),
  startMethod: readOptional(readWord, wire, 'start_method', ['AUTO', 'VOLT'] as const),
  going: readOptional(readText, wire, 'going'),
  purse: readOptional(readInteger, wire, 'purse'),
  currency: readText(wire, 'currency'),
  runnerCount: readInteger(wire, 'runner_count'),
  hasJackpot: readFlag(wire, 'has_jackpot'),
  hasFix: readFlag(wire, 'has_fix'),
  isLive: readFlag(wire, 'is_live'),
  livestreamId: readOptional(readInteger, wire, 'livestream_id'),
  result: wire.result === null || wire.result === undefined ? null : readList(wire, 'result', readPlacing),
});

const readPlacing = (value: unknown): Placing => {
  const wire = readObject<Schemas['Placing']>(value, 'placing');
  return {
    place: readInteger(wire, 'place'),
    startNrs: readList(wire, 'startnrs', (startNr) =>
      readInteger<{ startnr: number }>({ startnr: startNr }, 'startnr'),
    ),
  };
};

const readPlaced = (value: unknown): RaceResult['placed'][number] => {
  const wire = readObject<Schemas['RaceResult']['placed'][number]>(value, 'placed');
  return {
    place: readInteger(wire, 'place'),
    startNr: readInteger(wire, 'startnr'),
    horse: readText(wire, 'horse'),
    rider: readOptional(readText, wire, 'rider'),
    odds: readOptional(readInteger, wire, 'odds'),
  };
};
