import { loadOrNotFound } from '@paddock/pages';
import { shopCategoriesQuery, shopProductsQuery } from './shop.queries.ts';
import { Shop } from './shop.tsx';

export async function loader() {
  await Promise.all([loadOrNotFound(shopCategoriesQuery()), loadOrNotFound(shopProductsQuery())]);
  return null;
}

export const Component = Shop;
