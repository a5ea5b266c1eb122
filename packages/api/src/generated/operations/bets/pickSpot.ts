// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPickedBet } from '../../shapes/PickedBet.ts';

/** Own runners, the rest drawn by the market. */
export const pickSpot = /*#__PURE__*/ operation('pickSpot', '/v1/bets/spot', (client, path, input) => client.POST(path, input), readPickedBet);
