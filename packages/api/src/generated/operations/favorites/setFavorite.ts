// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readFavorite } from '../../shapes/Favorite.ts';

/** Make a horse a favourite. */
export const setFavorite = /*#__PURE__*/ operation('setFavorite', '/v1/customer/me/favorites', (client, path, input) => client.POST(path, input), readFavorite);
