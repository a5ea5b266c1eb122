// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readStakePercent } from '../../shapes/StakePercent.ts';

/** How the stakes of a pool are spread over the runners of a race. */
export const getStakePercent = /*#__PURE__*/ operation('getStakePercent', '/v1/pools/{pool}/stake-percent', (client, path, input) => client.POST(path, input), readStakePercent, { staleMs: 15000 });
