// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBetCalculation } from '../../shapes/BetCalculation.ts';

/** The price of a bet. */
export const calculateBet = /*#__PURE__*/ operation('calculateBet', '/v1/bets/calculate', (client, path, input) => client.POST(path, input), readBetCalculation);
