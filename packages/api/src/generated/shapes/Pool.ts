// Written by `pnpm generate` from openapi.yaml.
import { readDividend } from '../shapes/Dividend.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readOdds } from '../shapes/Odds.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { instant, integer, list, nullable, object, text, word } from '../../wire/shapes.ts';

export const readPool = /*#__PURE__*/ object({ id: integer, name: text, priority: integer, status: /*#__PURE__*/ word("OPEN", "CLOSED", "NOT_OFFERED"), reason: /*#__PURE__*/ word("TOO_FEW_RUNNERS", "TOO_MANY_RUNNERS", "CANCELLED", "NOT_SOLD", null), currency: text, min_stake: /*#__PURE__*/ nullable(integer), closes_at: readInstant, turnover: /*#__PURE__*/ nullable(integer), takeout: /*#__PURE__*/ nullable(integer), jackpot: /*#__PURE__*/ nullable(integer), odds_at: /*#__PURE__*/ nullable(instant), odds: /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, odds: readOdds, max: /*#__PURE__*/ nullable(integer) })), dividends_status: /*#__PURE__*/ word("PROVISIONAL", "FINAL", null), dividends: /*#__PURE__*/ list(readDividend) }, { legs: /*#__PURE__*/ list(readRaceId), glossary_id: integer });
