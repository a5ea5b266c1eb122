import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { shopCategories, shopProducts } from './shop-products.ts';

let api = createTestApi('2026-11-21T12:00:00Z');
afterEach(async () => {
  await api.close();
  api = createTestApi('2026-11-21T12:00:00Z');
});

const order = (key: string, product_id: number, quantity = 1, as: 'points' | 'active' = 'points') =>
  api.call('orderShopProduct', { as, header: { 'Idempotency-Key': key }, body: { product_id, quantity } });
const pointsOf = async () => (await api.call('getMe', { as: 'points' })).data.bonuspoints;
const stockOf = async (id: number) => (await api.call('getShopProduct', { path: { id } })).data.stock;

test('[SHOP-1] the shop shows its categories, and its products cheapest first', async () => {
  expect((await api.call('getShopCategories')).data).toHaveLength(shopCategories.length);
  const { data, pagination } = await api.call('getShopProducts', { query: { pagination: 3 } });
  expect(data.map(({ points }) => points)).toEqual([300, 600, 1_200]);
  expect(pagination).toMatchObject({ total: shopProducts.length, links: { next: expect.stringContaining('page=2') } });
  const books = await api.call('getShopProducts', { query: { category_id: 2 } });
  expect(new Set(books.data.map(({ category_id }) => category_id))).toEqual(new Set([2]));
  expect((await api.call('getShopProduct', { path: { id: 999 } })).status).toBe(404);
});

test('[SHOP-1] [SHOP-2] an order takes points and stock, once for a key, however often it is sent', async () => {
  const [points, stock] = [await pointsOf(), await stockOf(11)];
  const sent = await Promise.all([1, 2, 3].map(() => order('key-0001', 11, 2)));
  expect(sent.map(({ status, data }) => [status, data.order.id, data.customer_points])).toEqual(
    Array(3).fill([200, sent[0]?.data.order.id, points - 1_200]),
  );
  expect([await pointsOf(), await stockOf(11)]).toEqual([points - 1_200, stock - 2]);
  const other = await order('key-0001', 11, 3);
  expect([other.status, other.code]).toEqual([409, 'idempotency_key_reused']);
});

test('[SHOP-4] an order at another price than the customer saw is refused with the price, and takes nothing', async () => {
  const [points, stock] = [await pointsOf(), await stockOf(11)];
  const orderAt = (expected_points: number) =>
    api.call('orderShopProduct', {
      as: 'points',
      header: { 'Idempotency-Key': `key-price-${expected_points}` },
      body: { product_id: 11, quantity: 2, expected_points },
    });
  expect(await orderAt(1_100)).toMatchObject({
    status: 409,
    code: 'price_changed',
    error: { extended: { points: 1_200 } },
  });
  expect([await pointsOf(), await stockOf(11)]).toEqual([points, stock]);
  expect((await orderAt(1_200)).data.customer_points).toBe(points - 1_200);
});

test('[SHOP-1] an order that the points do not pay takes no stock', async () => {
  const [points, stock] = [await pointsOf(), await stockOf(12)];
  const refused = await order('key-0002', 12, 10);
  expect([refused.status, refused.code]).toEqual([409, 'insufficient_points']);
  expect([await pointsOf(), await stockOf(12)]).toEqual([points, stock]);
  expect((await api.call('getShopOrders', { as: 'points' })).data).toEqual([]);
});

test('[SHOP-1] of the last one there is one, and what is sold out takes no points', async () => {
  const orders = await Promise.all(['key-0003', 'key-0004'].map((key) => order(key, 42)));
  expect(orders.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(orders.find(({ status }) => status === 409)?.code).toBe('out_of_stock');
  expect([await stockOf(42), await pointsOf()]).toEqual([0, 5_000]);
});

test('[SHOP-3] orders are seen by the customer who placed them, and are sent after two days', async () => {
  const placed = {
    as: 'points',
    header: { 'Idempotency-Key': 'key-0005' },
    body: { product_id: 21, quantity: 1 },
  } as const;
  await api.call('orderShopProduct', placed);
  const now = await api.call('getShopOrders', { as: 'points' });
  expect(now.data).toMatchObject([{ status: 'ordered', sent_at: null, quantity: 1, points: 300 }]);
  api.advance(2 * 86_400_000);
  const later = await api.call('getShopOrders', { as: 'points' });
  expect(later.data).toMatchObject([{ status: 'sent', sent_at: '2026-11-23T12:00:00.000Z' }]);
  expect((await api.call('getShopOrders', { as: 'other' })).data).toEqual([]);
});

test('[SHOP-2] the same key of another customer is another order', async () => {
  await order('key-0006', 21);
  expect((await order('key-0006', 21, 1, 'active')).code).toBe('insufficient_points');
});
