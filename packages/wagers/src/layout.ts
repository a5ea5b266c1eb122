import type { Banker, Orders } from './selection.ts';
import type { Startnr } from './wager-type.ts';

/**
 * What a selection covers: `X` and `ALL` filled in, every number once, nothing in it that is refused. Counting, listing and settling
 * start here. Lists keep the order in which they were written.
 */
export type Layout =
  | { readonly kind: 'singles'; readonly horses: readonly Startnr[] }
  /** Straight, boxed and bankers: all bankers and, of the others, as many as are missing to `named`. */
  | {
      readonly kind: 'combined';
      readonly named: number;
      readonly bankers: readonly Banker[];
      readonly others: readonly Startnr[];
      readonly orders: Orders;
    }
  | { readonly kind: 'places'; readonly ranked: boolean; readonly places: readonly (readonly Startnr[])[] }
  | { readonly kind: 'legs'; readonly legs: readonly (readonly Startnr[])[] }
  | { readonly kind: 'system'; readonly legs: readonly (readonly Startnr[])[]; readonly folds: readonly number[] }
  /** Not filled yet: what `size` horses will be, in one order. */
  | { readonly kind: 'spot'; readonly named: number; readonly size: number };
