// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRacePools } from '../../shapes/RacePools.ts';

/** The pools of a race with odds and dividends. */
export const getRacePools = /*#__PURE__*/ operation('getRacePools', '/v1/races/{id}/pools', (client, path, input) => client.GET(path, input), readRacePools, { staleMs: 5000 });
