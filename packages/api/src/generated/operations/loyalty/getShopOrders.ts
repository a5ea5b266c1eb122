// Written by `pnpm generate` from openapi.yaml.
import { operation } from '../../../client/operation.ts';
import { readShopOrder } from '../../shapes/ShopOrder.ts';
import { list } from '../../../wire/shapes.ts';

/** The customer's orders, newest first. */
export const getShopOrders = /*#__PURE__*/ operation('getShopOrders', '/v1/shop/orders', (client, path, input) => client.GET(path, input), /*#__PURE__*/ list(readShopOrder), { staleMs: 0 });
