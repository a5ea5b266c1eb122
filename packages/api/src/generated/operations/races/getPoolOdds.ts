// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPoolOdds } from '../../shapes/PoolOdds.ts';

/** Odds of a pool per runner or combination, with their age and past. */
export const getPoolOdds = /*#__PURE__*/ operation('getPoolOdds', '/v1/races/{id}/pools/{pool}/odds', (client, path, input) => client.GET(path, input), readPoolOdds, { staleMs: 5000 });
