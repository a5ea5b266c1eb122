// Written by `pnpm generate` from openapi.yaml.
import { readInstant } from '../shapes/Instant.ts';
import { readOdds } from '../shapes/Odds.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

export const readPoolOdds = /*#__PURE__*/ object({ race_id: readRaceId, pool: text, status: /*#__PURE__*/ word("OPEN", "CLOSED", "NOT_OFFERED"), odds_at: /*#__PURE__*/ nullable(instant), lines: /*#__PURE__*/ list(/*#__PURE__*/ object({ id: text, startnrs: /*#__PURE__*/ list(integer), odds: readOdds, max: /*#__PURE__*/ nullable(integer), since: instant, history: /*#__PURE__*/ list(/*#__PURE__*/ object({ at: readInstant, odds: readOdds })) })) });
