// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRaceRiderChanges } from '../../shapes/RaceRiderChanges.ts';

/** Changes of riders and drivers of a race. */
export const getRaceRiderChanges = /*#__PURE__*/ operation('getRaceRiderChanges', '/v1/races/{id}/riderchanges', (client, path, input) => client.GET(path, input), readRaceRiderChanges, { staleMs: 15000 });
