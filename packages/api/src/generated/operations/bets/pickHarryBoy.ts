// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPickedBet } from '../../shapes/PickedBet.ts';

/** A ticket drawn by the market. */
export const pickHarryBoy = /*#__PURE__*/ operation('pickHarryBoy', '/v1/bets/harryboy', (client, path, input) => client.POST(path, input), readPickedBet);
