// Written by `pnpm generate` from openapi.yaml.
import { readBetLegOdds } from '../shapes/BetLegOdds.ts';
import { readBetPool } from '../shapes/BetPool.ts';
import { readBetRace } from '../shapes/BetRace.ts';
import { readBetStartnrs } from '../shapes/BetStartnrs.ts';
import { list, object } from '../../wire/shapes.ts';

export const readBetLeg = /*#__PURE__*/ object({ race: readBetRace, startnrs: readBetStartnrs }, { pool: readBetPool, odds: /*#__PURE__*/ list(readBetLegOdds) });
