// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readDay } from '../shapes/Day.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readOdds } from '../shapes/Odds.ts';
import { readPerson } from '../shapes/Person.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

export const readLongTermRace = /*#__PURE__*/ object({ id: readRaceId, classic_id: integer, name: text, country: readCountry, track_id: integer, track_name: text, race_type: readRaceType, date: readDay, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, currency: text, pool: text, min_stake: integer, closes_at: readInstant, odds_at: readInstant, runners: /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, horse: readPerson, trainer: /*#__PURE__*/ nullable(readPerson), odds: readOdds })) });
