import type { Send } from '@paddock/host';
import type { ShopProduct } from './shop.queries.ts';

/** The contract's maximum quantity of a product per order. */
const MOST = 10;

/** The maximum quantity of a product in one order. */
export const mostOf = ({ stock }: Pick<ShopProduct, 'stock'>): number => Math.min(stock, MOST);

const subjectPrefix = (productId: number): string => `shop:${productId}:`;

/** A new subject of a send: each is a new order. */
export const newSubject = (productId: number): string => subjectPrefix(productId) + crypto.randomUUID();

/** The customer's sends that order a product, also those of another tab or before a reload. */
export const sendsOf = (sends: readonly Send[], productId: number): readonly Send[] =>
  sends.filter(({ subject }) => subject.startsWith(subjectPrefix(productId)));
