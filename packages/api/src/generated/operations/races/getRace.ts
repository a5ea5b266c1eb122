// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRace } from '../../shapes/Race.ts';

/** One race with its runners and pools. */
export const getRace = /*#__PURE__*/ operation('getRace', '/v1/races/{id}', (client, path, input) => client.GET(path, input), readRace, { staleMs: 5000 });
