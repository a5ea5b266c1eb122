import type { components } from '../generated/schema.ts';
import { raceTypes } from '../races/race-words.ts';
import { readRaceResult, readRaceSummary } from '../races/read-race.ts';
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
} from '../wire/read.ts';
import type { Meeting, MeetingOf, MeetingResults } from './meeting.types.ts';

type WireMeeting = components['schemas']['Meeting'];

export const readMeeting = (value: unknown): Meeting => readMeetingOf(value, readRaceSummary);

export const readMeetingResults = (value: unknown): MeetingResults => readMeetingOf(value, readRaceResult);

const readMeetingOf = <R>(value: unknown, readRace: (race: unknown) => R): MeetingOf<R> => {
  const wire = readObject<WireMeeting>(value, 'meeting');
  return {
    id: readInteger(wire, 'id'),
    country: readText(wire, 'country'),
    originCountry: readText(wire, 'origin_country'),
    trackId: readInteger(wire, 'track_id'),
    trackName: readText(wire, 'track_name'),
    date: readDay(wire, 'date'),
    timeZone: readText(wire, 'time_zone'),
    raceType: readWord(wire, 'race_type', raceTypes),
    firstRaceDate: readInstant(wire, 'firstracedate'),
    lastRaceDate: readInstant(wire, 'lastracedate'),
    raceCount: readInteger(wire, 'racecount'),
    pdf: readOptional(readText, wire, 'pdf'),
    programPdf: readOptional(readText, wire, 'program_pdf'),
    isLive: readFlag(wire, 'is_live'),
    hasFix: readFlag(wire, 'has_fix'),
    hasH2h: readFlag(wire, 'has_h2h'),
    hasWorldpool: readFlag(wire, 'has_worldpool'),
    livestreamId: readOptional(readInteger, wire, 'livestream_id'),
    races: readList(wire, 'races', readRace),
  };
};
