// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readLongTermRace } from '../../shapes/LongTermRace.ts';
import { list } from '../../../wire/shapes.ts';

/** Long-term markets: winners of races months ahead at fixed odds. */
export const getLongTermRaces = /*#__PURE__*/ operation('getLongTermRaces', '/v1/races/ltm', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readLongTermRace), { staleMs: 45000 });
