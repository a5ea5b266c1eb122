// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readPoolJackpot } from '../../shapes/PoolJackpot.ts';
import { list } from '../../../wire/shapes.ts';

/** Amounts carried over into pools that are open. */
export const getJackpots = /*#__PURE__*/ operation('getJackpots', '/v1/races/jackpots', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readPoolJackpot), { staleMs: 45000 });
