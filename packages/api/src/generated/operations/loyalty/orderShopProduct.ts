// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readShopOrderPlaced } from '../../shapes/ShopOrderPlaced.ts';

/** Order a product for wettstars. */
export const orderShopProduct = /*#__PURE__*/ operation('orderShopProduct', '/v1/shop/orders', (client, path, input) => client.POST(path, input), readShopOrderPlaced, { retry: 0 });
