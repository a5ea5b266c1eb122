// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceStatus } from '../shapes/RaceStatus.ts';
import { readRiderChange } from '../shapes/RiderChange.ts';
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readRaceRiderChanges = /*#__PURE__*/ object({ id: readRaceId, number: integer, name: text, post_time: readInstant, status: readRaceStatus, count: integer }, { runners: /*#__PURE__*/ list(readRiderChange) });
