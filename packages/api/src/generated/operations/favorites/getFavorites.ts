// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readFavorite } from '../../shapes/Favorite.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's favourite horses. */
export const getFavorites = /*#__PURE__*/ operation('getFavorites', '/v1/customer/me/favorites', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readFavorite), { staleMs: 60000 });
