import type { Banker, Orders } from './selection.ts';
import type { StartNr } from './wager-type.ts';

/**
 * The cover of a selection: `X` and `ALL` replaced, each number once, everything valid. Input of
 * counting, listing and settling. Lists keep their written order.
 */
export type Layout =
  | { readonly kind: 'singles'; readonly horses: readonly StartNr[] }
  /** Straight, boxed and bankers: all bankers, and enough of the others for `named` horses. */
  | {
      readonly kind: 'combined';
      readonly named: number;
      readonly bankers: readonly Banker[];
      readonly others: readonly StartNr[];
      readonly orders: Orders;
    }
  | { readonly kind: 'places'; readonly ranked: boolean; readonly places: readonly (readonly StartNr[])[] }
  | { readonly kind: 'legs'; readonly legs: readonly (readonly StartNr[])[] }
  | { readonly kind: 'system'; readonly legs: readonly (readonly StartNr[])[]; readonly folds: readonly number[] }
  /** Not filled yet: it will hold `size` horses in one order. */
  | { readonly kind: 'spot'; readonly named: number; readonly size: number };
