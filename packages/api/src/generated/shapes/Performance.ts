// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readDay } from '../shapes/Day.ts';
import { readPerson } from '../shapes/Person.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { integer, nullable, object, text, word } from '../../wire/shapes.ts';

export const readPerformance = /*#__PURE__*/ object({ id: readRaceId, date: readDay, country: readCountry, track_name: text, number: integer, name: text, race_type: readRaceType, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, startnr: integer, status: /*#__PURE__*/ word("NON_RUNNER", null), rider: /*#__PURE__*/ nullable(readPerson), weight: /*#__PURE__*/ nullable(integer), place: /*#__PURE__*/ nullable(integer), incident: /*#__PURE__*/ word("DISQUALIFIED", "FELL", "PULLED_UP", "UNSEATED", null), odds: /*#__PURE__*/ nullable(integer) });
