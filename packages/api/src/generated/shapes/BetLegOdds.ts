// Written by `pnpm generate` from openapi.yaml.
import { integer, object } from '../../wire/shapes.ts';

export const readBetLegOdds = /*#__PURE__*/ object({ startnr: integer, odds: integer, shown_odds: integer });
