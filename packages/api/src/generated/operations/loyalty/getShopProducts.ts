// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readShopProduct } from '../../shapes/ShopProduct.ts';
import { list } from '../../../wire/shapes.ts';

/** Products of the wettstar shop. */
export const getShopProducts = /*#__PURE__*/ operation('getShopProducts', '/v1/shop/products', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readShopProduct), { staleMs: 60000 });
