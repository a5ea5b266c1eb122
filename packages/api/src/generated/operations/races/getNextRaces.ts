// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readNextRace } from '../../shapes/NextRace.ts';
import { list } from '../../../wire/shapes.ts';

/** The next races, by off time. */
export const getNextRaces = /*#__PURE__*/ operation('getNextRaces', '/v1/races/next', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readNextRace), { staleMs: 15000 });
