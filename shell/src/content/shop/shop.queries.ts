import { type ApiData, apiQuery } from '@paddock/api';
import { getShopCategories, getShopProduct, getShopProducts } from '@paddock/api/loyalty';
import { api } from '@paddock/host';

export type ShopProduct = ApiData<'getShopProduct'>;

/** As many as the contract gives at once. */
const MOST_PRODUCTS = 100;

export const shopCategoriesQuery = () => apiQuery(api, getShopCategories);
export const shopProductsQuery = () => apiQuery(api, getShopProducts, { query: { pagination: MOST_PRODUCTS } });
export const shopProductQuery = (id: number) => apiQuery(api, getShopProduct, { path: { id } });
