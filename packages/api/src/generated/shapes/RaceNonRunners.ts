// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readNonRunner } from '../shapes/NonRunner.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readRaceStatus } from '../shapes/RaceStatus.ts';
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readRaceNonRunners = /*#__PURE__*/ object({ id: readRaceId, number: integer, name: text, post_time: readInstant, status: readRaceStatus, count: integer }, { runners: /*#__PURE__*/ list(readNonRunner) });
