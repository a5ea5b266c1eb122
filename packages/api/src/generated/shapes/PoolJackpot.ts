// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readRaceFields } from '../shapes/RaceFields.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readPoolJackpot = /*#__PURE__*/ object({ id: integer, pool: text, amount: integer, currency: text, closes_at: readInstant, race: readRaceFields });
