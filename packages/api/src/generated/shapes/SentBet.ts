// Written by `pnpm generate` from openapi.yaml.
import { readBet } from '../shapes/Bet.ts';
import { integer, object } from '../../wire/shapes.ts';

export const readSentBet = /*#__PURE__*/ object({ bet: readBet, balance: integer });
