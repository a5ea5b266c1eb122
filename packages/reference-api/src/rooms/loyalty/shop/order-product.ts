import type { Selectable, Transaction } from 'kysely';
import type { Database } from '../../../server/database/open-database.ts';
import type { Tables } from '../../../server/database/tables.ts';
import { notFound, Refused } from '../../../server/operation/refused.ts';
import { type Sending, takeOnce } from '../../sends/take-once.ts';
import { assertMayTakeBonus } from '../assert-may-take-bonus.ts';
import { assertEnrolled, bookPoints } from '../points.ts';
import type { ShopOrderTable } from './shop.tables.ts';
import { type ShopProduct, shopProducts } from './shop-products.ts';

export type ShopOrder = Selectable<ShopOrderTable>;

export interface OrderWish extends Sending {
  key: string;
  productId: number;
  quantity: number;
  /** The wettstars that the customer saw for all of it; undefined if the caller does not say. */
  expectedPoints: number | undefined;
}

interface Ordered {
  order: ShopOrder;
  /** The remaining wettstars. */
  points: number;
}

/**
 * Orders a product: takes points and stock in one transaction.
 * @returns the order and the remaining wettstars
 * @throws Refused 404 for a product that is not sold, 409 `price_changed`, or when stock or points
 * do not suffice
 */
export const orderProduct = (database: Database, wish: OrderWish): Promise<Ordered> => {
  const { customerId, key, productId, quantity, expectedPoints } = wish;
  return takeOnce<Ordered>(database, {
    ...wish,
    kind: 'order',
    request: [productId, quantity, ...(expectedPoints === undefined ? [] : [expectedPoints])],
    async make(transaction, now) {
      await assertMayTakeBonus(transaction, customerId, now);
      await assertEnrolled(transaction, customerId);
      const product = shopProducts.find(({ id }) => id === productId);
      if (!product) throw notFound('product');
      const points = product.points * quantity;
      if (expectedPoints !== undefined && expectedPoints !== points) {
        throw new Refused(409, 'price_changed.points', { words: { points }, extended: { points } });
      }
      await takeFromStock(transaction, product, quantity);
      const { firstname, lastname, street, house_number, zip, city, country } = await customerOf(
        transaction,
        customerId,
      );
      const order = await transaction
        .insertInto('shop_order')
        .values({
          customer_id: customerId,
          idempotency_key: key,
          product_id: productId,
          quantity,
          points,
          address: `${firstname} ${lastname}\n${street} ${house_number}\n${zip} ${city}\n${country}`,
          ordered_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const reference = `shop_order:${order.id}`;
      const left = await bookPoints(transaction, { customerId, kind: 'order', points: -points, reference, at: now });
      return { id: order.id, result: { order, points: left } };
    },
    async repeat(transaction, id) {
      const order = await transaction
        .selectFrom('shop_order')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { order, points: (await customerOf(transaction, customerId)).bonuspoints };
    },
  });
};

const customerOf = (transaction: Transaction<Tables>, customerId: number) =>
  transaction
    .selectFrom('customer')
    .select(['bonuspoints', 'firstname', 'lastname', 'street', 'house_number', 'zip', 'city', 'country'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();

/** The update takes only what is there, also with concurrent orders. */
const takeFromStock = async (
  transaction: Transaction<Tables>,
  { id, stock }: ShopProduct,
  quantity: number,
): Promise<void> => {
  await transaction
    .insertInto('shop_product_sales')
    .values({ product_id: id, sold: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await transaction
    .updateTable('shop_product_sales')
    .set((row) => ({ sold: row('sold', '+', quantity) }))
    .where('product_id', '=', id)
    .where('sold', '<=', stock - quantity)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) {
    throw new Refused(409, 'out_of_stock');
  }
};
