import type { ShopProduct } from './shop.queries.ts';

/** The contract's maximum quantity of a product per order. */
const MOST = 10;

/** The maximum quantity of a product in one order. */
export const mostOf = ({ stock }: Pick<ShopProduct, 'stock'>): number => Math.min(stock, MOST);
