// Written by `pnpm generate` from openapi.yaml.
import { readShopOrder } from '../shapes/ShopOrder.ts';
import { integer, object } from '../../wire/shapes.ts';

export const readShopOrderPlaced = /*#__PURE__*/ object({ order: readShopOrder, customer_points: integer });
