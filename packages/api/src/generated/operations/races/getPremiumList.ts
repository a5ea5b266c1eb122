// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPremiumBets } from '../../shapes/PremiumBets.ts';

/** The premium bets and their races. */
export const getPremiumList = /*#__PURE__*/ operation('getPremiumList', '/v1/premium', (client, path, input) => client.GET(path, input), readPremiumBets, { staleMs: 15000 });
