// Written by `pnpm generate` from openapi.yaml.
import { integer, object } from '../../wire/shapes.ts';

export const readShownOdds = /*#__PURE__*/ object({ startnr: integer, odds: integer }, { leg: integer });
