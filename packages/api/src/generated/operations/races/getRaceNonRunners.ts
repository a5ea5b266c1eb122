// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRaceNonRunners } from '../../shapes/RaceNonRunners.ts';

/** Non-runners of a race. */
export const getRaceNonRunners = /*#__PURE__*/ operation('getRaceNonRunners', '/v1/races/{id}/nonrunners', (client, path, input) => client.GET(path, input), readRaceNonRunners, { staleMs: 15000 });
