// Written by `pnpm generate` from openapi.yaml.
import { readBetHit } from '../shapes/BetHit.ts';
import { readBetLeg } from '../shapes/BetLeg.ts';
import { readBetLine } from '../shapes/BetLine.ts';
import { readBetPool } from '../shapes/BetPool.ts';
import { readBetRace } from '../shapes/BetRace.ts';
import { readBetStake } from '../shapes/BetStake.ts';
import { readBetStartnrs } from '../shapes/BetStartnrs.ts';
import { readBetStatus } from '../shapes/BetStatus.ts';
import { readBetTicketLine } from '../shapes/BetTicketLine.ts';
import { readInstant } from '../shapes/Instant.ts';
import { instant, integer, list, nullable, object } from '../../wire/shapes.ts';

export const readBet = /*#__PURE__*/ object({ id: integer, race: readBetRace, pool: readBetPool, leg1: readBetStartnrs, legs: /*#__PURE__*/ list(readBetLeg), stake: readBetStake, ticket: readBetTicketLine, combinations: integer, price: integer, lines: /*#__PURE__*/ list(readBetLine), hits: /*#__PURE__*/ list(readBetHit), status: readBetStatus, placed_at: readInstant, confirm_until: /*#__PURE__*/ nullable(instant), cancel_until: /*#__PURE__*/ nullable(instant), settled_at: /*#__PURE__*/ nullable(instant), payout: /*#__PURE__*/ nullable(integer) });
