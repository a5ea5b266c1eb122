import { load } from '../loading/load.ts';
import { shopCategoriesQuery, shopProductsQuery } from './shop.queries.ts';
import { Shop } from './shop.tsx';

export async function loader() {
  await Promise.all([load(shopCategoriesQuery()), load(shopProductsQuery())]);
  return null;
}

export const Component = Shop;
