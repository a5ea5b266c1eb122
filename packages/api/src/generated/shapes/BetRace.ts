// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readDay } from '../shapes/Day.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readBetRace = /*#__PURE__*/ object({ id: readRaceId, number: integer, name: text, country: readCountry, track_name: text, date: readDay, race_type: readRaceType, post_time: readInstant });
