// Written by `pnpm generate` from openapi.yaml.
import { flag, integer, object } from '../../wire/shapes.ts';

export const readStreamTracking = /*#__PURE__*/ object({ tracked: flag, race_id: integer });
