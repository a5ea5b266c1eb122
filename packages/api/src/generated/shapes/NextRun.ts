// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readNextRun = /*#__PURE__*/ object({ race_id: readRaceId, startnr: integer, track_name: text, post_time: readInstant });
