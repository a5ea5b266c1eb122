// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readDay } from '../shapes/Day.ts';
import { readPlacing } from '../shapes/Placing.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceStatus } from '../shapes/RaceStatus.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { flag, instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

export const readRaceFields = /*#__PURE__*/ object({ id: readRaceId, meeting_id: integer, number: integer, name: text, country: readCountry, track_id: integer, track_name: text, date: readDay, time_zone: text, race_type: readRaceType, post_time: instant, status: readRaceStatus, discipline: /*#__PURE__*/ word("FLAT", "HURDLE", "CHASE", "TROT", "MONTE"), distance: integer, start_method: /*#__PURE__*/ word("AUTO", "VOLT", null), going: /*#__PURE__*/ nullable(text), purse: /*#__PURE__*/ nullable(integer), currency: text, runner_count: integer, has_jackpot: flag, has_fix: flag, is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer), stream_archive_id: /*#__PURE__*/ nullable(integer), result: /*#__PURE__*/ nullable(/*#__PURE__*/ list(readPlacing)) });
