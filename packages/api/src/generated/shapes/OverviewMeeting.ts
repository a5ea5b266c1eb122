// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readDay } from '../shapes/Day.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readOverviewRace } from '../shapes/OverviewRace.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { flag, instant, integer, list, nullable, object, text } from '../../wire/shapes.ts';

export const readOverviewMeeting = /*#__PURE__*/ object({ id: integer, country: readCountry, track_id: integer, track_name: text, date: readDay, race_type: readRaceType, firstracedate: readInstant, lastracedate: readInstant, racecount: integer, finished_count: integer, next_race_id: /*#__PURE__*/ nullable(integer), next_post_time: /*#__PURE__*/ nullable(instant), is_live: flag, livestream_id: /*#__PURE__*/ nullable(integer) }, { race_info: /*#__PURE__*/ list(readOverviewRace) });
