// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readOdds } from '../shapes/Odds.ts';
import { readOddsOrNone } from '../shapes/OddsOrNone.ts';
import { instant, integer, list, nullable, object } from '../../wire/shapes.ts';

export const readWinOdds = /*#__PURE__*/ object({ current: readOddsOrNone, previous: /*#__PURE__*/ nullable(integer), reference: /*#__PURE__*/ nullable(integer), at: /*#__PURE__*/ nullable(instant), history: /*#__PURE__*/ list(/*#__PURE__*/ object({ at: readInstant, odds: readOdds })) });
