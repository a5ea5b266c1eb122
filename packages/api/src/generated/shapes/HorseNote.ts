// Written by `pnpm generate` from openapi.yaml.
import { readHorseId } from '../shapes/HorseId.ts';
import { integer, object, text } from '../../wire/shapes.ts';

export const readHorseNote = /*#__PURE__*/ object({ id: integer, horse_id: readHorseId, name: text, text: text });
