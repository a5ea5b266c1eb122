// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readBet } from '../../shapes/Bet.ts';

/** One bet. */
export const getBet = /*#__PURE__*/ operation('getBet', '/v1/customer/me/wagers/{id}', (client, path, input) => client.GET(path, input), readBet, { staleMs: 0 });
