import type { StartNr } from './wager-type.ts';

/**
 * Horses of a place, box or leg: start numbers, `ALL` starters, or `X`: all starters not named
 * elsewhere in that race.
 */
export type Horses = readonly StartNr[] | 'ALL' | 'X';

/** A horse in every combination: on a fixed place (from 1), or floating (null). */
export interface Banker {
  readonly startNr: StartNr;
  readonly place: number | null;
}

/**
 * In a ranked wager: one combination per set, in written order, or every order. Otherwise always
 * `one`.
 */
export type Orders = 'one' | 'all';

/** The content of a ticket. Duplicates in a list count once. */
export type Selection =
  /** Each horse is a separate bet: win, place, fixed odds, head to head. */
  | { readonly kind: 'singles'; readonly horses: Horses }
  /** One combination in its order. */
  | { readonly kind: 'straight'; readonly horses: readonly StartNr[] }
  /** Every combination of these horses. */
  | { readonly kind: 'boxed'; readonly horses: Horses; readonly orders: Orders }
  /** All bankers, completed with the others in every way. */
  | { readonly kind: 'bankers'; readonly bankers: readonly Banker[]; readonly others: Horses; readonly orders: Orders }
  /** One list per place (part-wheel): one horse from each, no horse twice. */
  | { readonly kind: 'places'; readonly places: readonly Horses[] }
  /** One list per leg: one horse from each. */
  | { readonly kind: 'legs'; readonly legs: readonly Horses[] }
  /** Every choice of `fold` legs, for each fold: a Trixie is folds 2 and 3 of three legs. */
  | { readonly kind: 'system'; readonly legs: readonly Horses[]; readonly folds: readonly number[] }
  /** Own horses; the system adds others up to `size` (SpOt). Priced before it is filled. */
  | { readonly kind: 'spot'; readonly own: readonly StartNr[]; readonly size: number };

export type SelectionKind = Selection['kind'];
