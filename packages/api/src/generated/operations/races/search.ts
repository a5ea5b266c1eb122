// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readSearchResult } from '../../shapes/SearchResult.ts';
import { list } from '../../../wire/shapes.ts';

/** Horses, races, meetings, riders, trainers and tracks by name. */
export const search = /*#__PURE__*/ operation('search', '/v1/search', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readSearchResult), { staleMs: 60000 });
