// Written by `pnpm generate` from openapi.yaml.
import { readBetPool } from '../shapes/BetPool.ts';
import { either, flag, integer, list, nullable, object, word } from '../../wire/shapes.ts';

export const readWagerTypeRule = /*#__PURE__*/ object({ pools: /*#__PURE__*/ list(readBetPool), stake: /*#__PURE__*/ word("each", "divided"), within: /*#__PURE__*/ either(integer, /*#__PURE__*/ word("placed")), anyOrder: flag, bonus: /*#__PURE__*/ list(integer), right: /*#__PURE__*/ list(integer), folds: flag, maxRunners: /*#__PURE__*/ nullable(integer), jackpotStake: /*#__PURE__*/ nullable(integer) });
