// Written by `pnpm generate` from openapi.yaml.
import { readBetPool } from '../shapes/BetPool.ts';
import { readBetRace } from '../shapes/BetRace.ts';
import { readBetStartnrs } from '../shapes/BetStartnrs.ts';
import { readDay } from '../shapes/Day.ts';
import { readInstant } from '../shapes/Instant.ts';
import { readTeamTipId } from '../shapes/TeamTipId.ts';
import { integer, nullable, object, word } from '../../wire/shapes.ts';

export const readTeamBet = /*#__PURE__*/ object({ team_tip_id: readTeamTipId, date: readDay, race: readBetRace, pool: readBetPool, leg1: readBetStartnrs, total_amount: integer, max_amount: integer, minstake: integer, members: integer, closes_at: readInstant, status: /*#__PURE__*/ word("OPEN", "CLOSED", "SETTLED"), payout: /*#__PURE__*/ nullable(integer) });
