// Written by `pnpm generate` from openapi.yaml.
import { integer, object } from '../../wire/shapes.ts';

export const readHorseRecord = /*#__PURE__*/ object({ starts: integer, wins: integer, places: integer });
