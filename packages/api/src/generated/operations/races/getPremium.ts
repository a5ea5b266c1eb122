// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPremiumBet } from '../../shapes/PremiumBet.ts';

/** One premium bet and its races. */
export const getPremium = /*#__PURE__*/ operation('getPremium', '/v1/premium/{type}', (client, path, input) => client.GET(path, input), readPremiumBet, { staleMs: 15000 });
