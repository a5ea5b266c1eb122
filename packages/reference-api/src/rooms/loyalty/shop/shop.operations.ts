import type { components } from '@paddock/api';
import { milliseconds } from 'date-fns/milliseconds';
import type { Language } from '../../../server/localized.ts';
import type { OperationsOf } from '../../../server/operation/operation.types.ts';
import { notFound } from '../../../server/operation/refused.ts';
import type { Server } from '../../../server/operation/server.ts';
import { iso } from '../../../world/day/zone.ts';
import { orderProduct, type ShopOrder } from './order-product.ts';
import { type ShopProduct, shopCategories, shopProducts } from './shop-products.ts';

type Schemas = components['schemas'];
type ShopOperation = 'getShopCategories' | 'getShopProducts' | 'getShopProduct' | 'getShopOrders' | 'orderShopProduct';

/** How long until an order is sent. */
const SENT_AFTER_MS = milliseconds({ days: 2 });

const showProduct = (product: ShopProduct, sold: number, language: Language): Schemas['ShopProduct'] => ({
  id: product.id,
  category_id: product.categoryId,
  title: product.title[language],
  text: product.text[language],
  points: product.points,
  stock: product.stock - sold,
  image: null,
});

const showOrder = (order: ShopOrder, now: number, language: Language): Schemas['ShopOrder'] => {
  const sentAt = order.ordered_at + SENT_AFTER_MS;
  const product = shopProducts.find(({ id }) => id === order.product_id);
  return {
    id: order.id,
    product_id: order.product_id,
    title: product?.title[language] ?? String(order.product_id),
    quantity: order.quantity,
    points: order.points,
    status: now >= sentAt ? 'sent' : 'ordered',
    ordered_at: iso(order.ordered_at),
    sent_at: now >= sentAt ? iso(sentAt) : null,
  };
};

/** The shop in which wettstars are spent. */
export const shopOperations = ({ database }: Server): OperationsOf<ShopOperation> => {
  const soldOf = async (): Promise<(productId: number) => number> => {
    const rows = await database.selectFrom('shop_product_sales').selectAll().execute();
    const sold = new Map(rows.map((row) => [row.product_id, row.sold]));
    return (productId) => sold.get(productId) ?? 0;
  };

  return {
    async getShopCategories({ language }) {
      return { data: shopCategories.map(({ id, title }) => ({ id, title: title[language] })) };
    },
    async getShopProducts({ query: { category_id, page = 1, pagination: perPage = 20 }, language }) {
      const wanted = shopProducts.filter(({ categoryId }) => !category_id || categoryId === category_id);
      const shown = wanted.slice((page - 1) * perPage, page * perPage);
      const sold = await soldOf();
      return {
        data: shown.map((product) => showProduct(product, sold(product.id), language)),
        pagination: {
          page,
          perPage,
          count: shown.length,
          total: wanted.length,
        },
      };
    },
    async getShopProduct({ path: { id }, language }) {
      const product = shopProducts.find((candidate) => candidate.id === id);
      if (!product) throw notFound('product');
      return { data: showProduct(product, (await soldOf())(id), language) };
    },
    async getShopOrders({ query: { page = 1, pagination: perPage = 20 }, customerId, now, language }) {
      const mine = database.selectFrom('shop_order').where('customer_id', '=', customerId);
      const { total } = await mine.select((order) => order.fn.countAll().as('total')).executeTakeFirstOrThrow();
      const orders = await mine
        .selectAll()
        .orderBy('id', 'desc')
        .limit(perPage)
        .offset((page - 1) * perPage)
        .execute();
      return {
        data: orders.map((order) => showOrder(order, now, language)),
        pagination: {
          page,
          perPage,
          count: orders.length,
          total: Number(total),
        },
      };
    },
    async orderShopProduct({ body, header, customerId, clock, language }) {
      const { order, points } = await orderProduct(database, {
        customerId,
        key: header['Idempotency-Key'],
        validUntil: body.valid_until,
        productId: body.product_id,
        quantity: body.quantity,
        expectedPoints: body.expected_points,
        clock,
      });
      return { data: { order: showOrder(order, clock(), language), customer_points: points } };
    },
  };
};
