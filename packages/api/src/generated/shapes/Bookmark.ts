// Written by `pnpm generate` from openapi.yaml.
import { readBetRace } from '../shapes/BetRace.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { integer, nullable, object } from '../../wire/shapes.ts';

export const readBookmark = /*#__PURE__*/ object({ id: integer, race_id: readRaceId, created_at: readInstant, race: /*#__PURE__*/ nullable(readBetRace) });
