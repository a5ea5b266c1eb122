// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readShopProduct } from '../../shapes/ShopProduct.ts';

/** One product of the shop. */
export const getShopProduct = /*#__PURE__*/ operation('getShopProduct', '/v1/shop/products/{id}', (client, path, input) => client.GET(path, input), readShopProduct, { staleMs: 60000 });
