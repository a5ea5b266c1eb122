/** The key of the pools over several races (core §3: Preferences). */
export const POOLS = 'pools';

/** The position of each country in lists, by code. */
export type CountryOrders = Readonly<Record<string, number>>;

/** The codes in order of position; equal positions by code. */
export const inOrder = (orders: CountryOrders): string[] =>
  Object.keys(orders).toSorted((a, b) => (orders[a] ?? 0) - (orders[b] ?? 0) || a.localeCompare(b));

/** Positions from 1 for codes in their order. */
export const ordersOf = (codes: readonly string[]): CountryOrders =>
  Object.fromEntries(codes.map((code, at) => [code, at + 1]));
