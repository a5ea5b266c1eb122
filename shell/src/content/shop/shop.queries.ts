import { type ApiData, apiQuery } from '@paddock/api';
import { getShopCategories, getShopProduct, getShopProducts } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';

export type ShopProduct = ApiData<'getShopProduct'>;

/** The API's maximum for one page. */
const MAX_PRODUCTS = 100;

export const shopCategoriesQuery = () => withInlineErrors(apiQuery(api, getShopCategories));
export const shopProductsQuery = () =>
  withInlineErrors(apiQuery(api, getShopProducts, { query: { pagination: MAX_PRODUCTS } }));
export const shopProductQuery = (id: number) => withInlineErrors(apiQuery(api, getShopProduct, { path: { id } }));
