// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readHighlightRace } from '../../shapes/HighlightRace.ts';
import { list } from '../../../wire/shapes.ts';

/** Races of today that stand out. */
export const getHighlights = /*#__PURE__*/ operation('getHighlights', '/v1/races/highlights', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readHighlightRace), { staleMs: 45000 });
