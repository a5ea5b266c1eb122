// Written by `pnpm generate` from openapi.yaml.
import { readHorseId } from '../shapes/HorseId.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readNextRun } from '../shapes/NextRun.ts';
import { integer, nullable, object, text } from '../../wire/shapes.ts';

export const readFavorite = /*#__PURE__*/ object({ id: integer, horse_id: readHorseId, name: text, created_at: readInstant, next_race: /*#__PURE__*/ nullable(readNextRun) });
