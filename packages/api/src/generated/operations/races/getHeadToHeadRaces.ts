// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHeadToHeadRace } from '../../shapes/HeadToHeadRace.ts';
import { list } from '../../../wire/shapes.ts';

/** Races of a day with duels of two runners. */
export const getHeadToHeadRaces = /*#__PURE__*/ operation('getHeadToHeadRaces', '/v1/races/h2h', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readHeadToHeadRace), { staleMs: 15000 });
