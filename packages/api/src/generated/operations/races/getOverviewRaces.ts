// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readOverviewRace } from '../../shapes/OverviewRace.ts';
import { list } from '../../../wire/shapes.ts';

/** The races of a day in few words. */
export const getOverviewRaces = /*#__PURE__*/ operation('getOverviewRaces', '/v1/overview/races', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readOverviewRace), { staleMs: 15000 });
