// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readRaceFavorite } from '../../shapes/RaceFavorite.ts';
import { list } from '../../../wire/shapes.ts';

/** The clearest favourites of the coming races. */
export const getRaceFavorites = /*#__PURE__*/ operation('getRaceFavorites', '/v1/races/favorites', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readRaceFavorite), { staleMs: 15000 });
