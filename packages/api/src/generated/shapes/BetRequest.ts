// Written by `pnpm generate` from openapi.yaml.
import { readBetChosenRaces } from '../shapes/BetChosenRaces.ts';
import { readBetFlexi } from '../shapes/BetFlexi.ts';
import { readBetMulti } from '../shapes/BetMulti.ts';
import { readBetPlacedLegs } from '../shapes/BetPlacedLegs.ts';
import { readBetPool } from '../shapes/BetPool.ts';
import { readBetReservesByLeg } from '../shapes/BetReservesByLeg.ts';
import { readBetSelection } from '../shapes/BetSelection.ts';
import { readBetStake } from '../shapes/BetStake.ts';
import { readBetStartnrs } from '../shapes/BetStartnrs.ts';
import { readRaceId } from '../shapes/RaceId.ts';
import { readShownOdds } from '../shapes/ShownOdds.ts';
import { readValidUntil } from '../shapes/ValidUntil.ts';
import { integer, list, object, word } from '../../wire/shapes.ts';

export const readBetRequest = /*#__PURE__*/ object({ race_id: readRaceId, pool: readBetPool, stake: readBetStake, expected_price: integer }, { leg1: readBetStartnrs, leg2: readBetStartnrs, leg3: readBetStartnrs, leg4: readBetStartnrs, leg5: readBetStartnrs, leg6: readBetStartnrs, leg7: readBetStartnrs, leg8: readBetStartnrs, leg9: readBetStartnrs, leg10: readBetStartnrs, selection: readBetSelection, flexi: readBetFlexi, multi: readBetMulti, jackpot: /*#__PURE__*/ word(true), reserves: readBetStartnrs, reserves_by_leg: readBetReservesByLeg, races: readBetChosenRaces, placed: readBetPlacedLegs, odds: /*#__PURE__*/ list(readShownOdds), valid_until: readValidUntil });
