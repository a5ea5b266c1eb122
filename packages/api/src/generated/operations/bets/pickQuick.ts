// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPickedBet } from '../../shapes/PickedBet.ts';

/** One runner drawn by the market. */
export const pickQuick = /*#__PURE__*/ operation('pickQuick', '/v1/bets/quickpick', (client, path, input) => client.POST(path, input), readPickedBet);
