// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readShopCategory } from '../../shapes/ShopCategory.ts';
import { list } from '../../../wire/shapes.ts';

/** Categories of the wettstar shop. */
export const getShopCategories = /*#__PURE__*/ operation('getShopCategories', '/v1/shop/categories', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readShopCategory), { staleMs: 300000 });
