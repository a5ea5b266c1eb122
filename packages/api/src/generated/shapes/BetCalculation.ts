// Written by `pnpm generate` from openapi.yaml.
import { readBetLeg } from '../shapes/BetLeg.ts';
import { readBetPool } from '../shapes/BetPool.ts';
import { readBetStake } from '../shapes/BetStake.ts';
import { readBetStartnrs } from '../shapes/BetStartnrs.ts';
import { readBetTicketLine } from '../shapes/BetTicketLine.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readShownOdds } from '../shapes/ShownOdds.ts';
import { integer, list, object, text } from '../../wire/shapes.ts';

export const readBetCalculation = /*#__PURE__*/ object({ race_id: readRaceId, pool: readBetPool, leg1: readBetStartnrs, legs: /*#__PURE__*/ list(readBetLeg), stake: readBetStake, ticket: readBetTicketLine, dropped: /*#__PURE__*/ object({ horse_twice: integer, same_set: integer }), combinations: integer, price: integer, minstake: integer, odds: /*#__PURE__*/ list(readShownOdds), wager_type: text });
