import { parseId } from '@paddock/pages';

/** The category of the listed products, and the product to order. Null: all, none. */
export interface WettshopChoice {
  category: number | null;
  productId: number | null;
}

/** Reads `?category=2&product=11`. Ignores invalid values. */
export const parseWettshopChoice = (search: URLSearchParams): WettshopChoice => ({
  category: parseId(search.get('category') ?? undefined),
  productId: parseId(search.get('product') ?? undefined),
});

/** The query string of a choice. */
export function writeWettshopChoice({ category, productId }: WettshopChoice): string {
  const search = new URLSearchParams();
  if (category !== null) search.set('category', String(category));
  if (productId !== null) search.set('product', String(productId));
  return `?${search}`;
}
