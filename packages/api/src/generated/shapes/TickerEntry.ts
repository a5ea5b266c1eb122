// Written by `pnpm generate` from openapi.yaml.
import { readCountry } from '../shapes/Country.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceType } from '../shapes/RaceType.ts';
import { readTickerType } from '../shapes/TickerType.ts';
import { integer, nullable, object, text } from '../../wire/shapes.ts';

export const readTickerEntry = /*#__PURE__*/ object({ id: integer, at: readInstant, type: readTickerType, race_id: readRaceId, meeting_id: integer, race_number: integer, track_name: text, country: readCountry, race_type: readRaceType, startnr: /*#__PURE__*/ nullable(integer), text: text });
