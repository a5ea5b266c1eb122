// Written by `pnpm generate` from openapi.yaml.
import { readBetPool } from '../shapes/BetPool.ts';
import { readBetStake } from '../shapes/BetStake.ts';
import { integer, nullable, object, word } from '../../wire/shapes.ts';

export const readBetLine = /*#__PURE__*/ object({ pool: readBetPool, startnr: integer, stake: readBetStake, odds: /*#__PURE__*/ nullable(integer), shown_odds: /*#__PURE__*/ nullable(integer), outcome: /*#__PURE__*/ word("won", "lost", "refunded", null), payout: /*#__PURE__*/ nullable(integer) });
