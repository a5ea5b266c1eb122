// Written by `pnpm generate` from openapi.yaml.
import { readOdds } from '../shapes/Odds.ts';
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readShortestOdds = /*#__PURE__*/ list(/*#__PURE__*/ object({ startnr: integer, horse: text, odds: readOdds }));
