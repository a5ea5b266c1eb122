import type { Startnr } from './wager-type.ts';

/** Horses of one place, box or leg: start numbers, `ALL` starters, or `X`, the starters whose number stands nowhere else in that race. */
export type Horses = readonly Startnr[] | 'ALL' | 'X';

/** A horse that every combination holds: nailed to a place (from 1), or floating (null). */
export interface Banker {
  readonly startnr: Startnr;
  readonly place: number | null;
}

/** In a ranked wager one combination a set, in the order written, or every order. In others it is always `one`. */
export type Orders = 'one' | 'all';

/** What a ticket holds. A number written twice in a list counts once. */
export type Selection =
  /** Each horse a bet of its own: win, place, fixed odds, head to head. */
  | { readonly kind: 'singles'; readonly horses: Horses }
  /** One combination, in its order. */
  | { readonly kind: 'straight'; readonly horses: readonly Startnr[] }
  /** Every combination of these horses. */
  | { readonly kind: 'boxed'; readonly horses: Horses; readonly orders: Orders }
  /** Bankers, filled up from the others in every way. */
  | { readonly kind: 'bankers'; readonly bankers: readonly Banker[]; readonly others: Horses; readonly orders: Orders }
  /** One list a place (part-wheel): one horse from each, no horse twice. */
  | { readonly kind: 'places'; readonly places: readonly Horses[] }
  /** One list a leg: one horse from each. */
  | { readonly kind: 'legs'; readonly legs: readonly Horses[] }
  /** Of so many legs every choice of `fold` of them, for each of the folds: Trixie is 2 and 3 of three. */
  | { readonly kind: 'system'; readonly legs: readonly Horses[]; readonly folds: readonly number[] }
  /** Own horses, to which the system adds until there are `size` (SpOt). Priced before it is filled. */
  | { readonly kind: 'spot'; readonly own: readonly Startnr[]; readonly size: number };

export type SelectionKind = Selection['kind'];
