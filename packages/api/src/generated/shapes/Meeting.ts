// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readDay } from '../shapes/Day.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readRaceFields } from '../shapes/RaceFields.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { flag, integer, list, nullable, object, text } from '../../wire/shapes.ts';

export const readMeeting = /*#__PURE__*/ object({ id: integer, country: readCountry, origin_country: text, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, firstracedate: readInstant, lastracedate: readInstant, racecount: integer, pdf: /*#__PURE__*/ nullable(text), program_pdf: /*#__PURE__*/ nullable(text), is_live: flag, has_fix: flag, has_h2h: flag, has_worldpool: flag, livestream_id: /*#__PURE__*/ nullable(integer), races: /*#__PURE__*/ list(readRaceFields) });
