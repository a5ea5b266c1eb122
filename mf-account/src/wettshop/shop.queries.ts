import { type ApiData, apiPageQuery, apiQuery } from '@paddock/api';
import { getShopCategories, getShopOrders, getShopProducts } from '@paddock/api/loyalty';
import { api } from '@paddock/host';
import { withInlineErrors } from '@paddock/pages';
import { readAgain } from '@paddock/pages/read-again';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export type ShopProduct = ApiData<'getShopProducts'>[number];
export type ShopOrder = ApiData<'getShopOrders'>[number];

/** The API's maximum for one page. */
const MAX_PRODUCTS = 100;

export const categoriesQuery = withInlineErrors(apiQuery(api, getShopCategories));

/** All products, the cheapest first. */
export const productsQuery = withInlineErrors(apiQuery(api, getShopProducts, { query: { pagination: MAX_PRODUCTS } }));

/** A page (from 1) of the customer's orders, the newest first. */
export const ordersQuery = (page: number) =>
  queryOptions({
    ...withInlineErrors(apiPageQuery(api, getShopOrders, page === 1 ? {} : { query: { page } })),
    placeholderData: keepPreviousData,
  });

/** Reads everything again that an order changes besides the wettstars: orders and stock. */
export const readShopAgain = (): void => readAgain(getShopOrders, getShopProducts);
