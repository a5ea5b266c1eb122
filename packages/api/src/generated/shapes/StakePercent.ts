// Written by `pnpm generate` from openapi.yaml.
import { readRaceId } from '../shapes/RaceId.ts';
import { instant, integer, list, nullable, object, text } from '../../wire/shapes.ts';

export const readStakePercent = /*#__PURE__*/ object({ race_id: readRaceId, pool: text, at: /*#__PURE__*/ nullable(instant), turnover: /*#__PURE__*/ nullable(integer), currency: text, runners: /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, percent: integer })) });
