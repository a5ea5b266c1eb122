// Written by `pnpm generate` from openapi.yaml.
import { integer, object } from '../../wire/shapes.ts';

export const readUserNote = /*#__PURE__*/ object({ id: integer, horse_id: integer });
