import type { Orders, SelectionKind } from './selection.ts';
import type { Flexi } from './ticket.ts';
import type { Cents, StartNr } from './wager-type.ts';

/**
 * Why a ticket has no price. `leg` is counted from 1 and is 1 for a bet on one race. Amounts in
 * cents. A refusal says what would be valid, for display.
 */
export type Refusal =
  /** The ticket is for another wager type, or for a pool outside the type. */
  | { readonly kind: 'wrong-wager'; readonly wager: string; readonly pool: string | null }
  /** This kind of selection is not sold for the wager. */
  | { readonly kind: 'selection-not-sold'; readonly selection: SelectionKind }
  | { readonly kind: 'orders-not-sold'; readonly orders: Orders; readonly sold: readonly Orders[] }
  | { readonly kind: 'placeholder-not-sold'; readonly placeholder: 'X' | 'ALL' }
  /** Fewer starters than the pool needs. */
  | { readonly kind: 'too-few-runners'; readonly leg: number; readonly starters: number; readonly needed: number }
  /** More starters than the pool allows. */
  | { readonly kind: 'too-many-runners'; readonly leg: number; readonly starters: number; readonly allowed: number }
  /** The ticket has another number of legs or lists than the wager. */
  | { readonly kind: 'wrong-legs'; readonly legs: number; readonly needed: number }
  | { readonly kind: 'wrong-places'; readonly places: number; readonly needed: number }
  | { readonly kind: 'unknown-runner'; readonly leg: number; readonly startNrs: readonly StartNr[] }
  | { readonly kind: 'non-runner'; readonly leg: number; readonly startNrs: readonly StartNr[] }
  /** Not a horse of the head to head. */
  | { readonly kind: 'not-a-rival'; readonly startNrs: readonly StartNr[]; readonly rivals: readonly StartNr[] }
  | { readonly kind: 'too-few-horses'; readonly leg: number; readonly horses: number; readonly needed: number }
  | { readonly kind: 'too-many-horses'; readonly leg: number; readonly horses: number; readonly allowed: number }
  | { readonly kind: 'too-many-bankers'; readonly bankers: number; readonly allowed: number }
  /**
   * A second banker on one place, a place that does not exist, or a place if order does not count.
   */
  | { readonly kind: 'banker-place'; readonly startNr: StartNr; readonly place: number }
  /** A selection of bankers that names none. */
  | { readonly kind: 'no-banker' }
  | { readonly kind: 'banker-twice'; readonly startNr: StartNr }
  /** Two places name only the same horse, or the lists allow no combination (domain §1.9). */
  | { readonly kind: 'no-combination' }
  | { readonly kind: 'folds'; readonly folds: readonly number[]; readonly legs: number }
  | { readonly kind: 'multi'; readonly multi: number | null; readonly options: readonly number[] }
  | { readonly kind: 'spot-size'; readonly size: number; readonly sizes: readonly number[] }
  /** Own horses on a SpOt ticket that only the system fills, or no room left for the system. */
  | { readonly kind: 'spot-own'; readonly own: number; readonly allowed: number }
  | { readonly kind: 'too-many-reserves'; readonly leg: number; readonly reserves: number; readonly allowed: number }
  | { readonly kind: 'reserve-chosen'; readonly leg: number; readonly startNrs: readonly StartNr[] }
  | { readonly kind: 'flexi-not-sold'; readonly flexi: Flexi; readonly sold: readonly Flexi[] }
  /**
   * The share of a stake, or a pool's part of it, is not a whole cent; never rounded (domain §5).
   */
  | { readonly kind: 'stake-does-not-divide'; readonly stake: Cents; readonly parts: number }
  | { readonly kind: 'stake-not-whole'; readonly stake: number }
  | { readonly kind: 'stake-too-low'; readonly stake: Cents; readonly needed: Cents; readonly jackpot: boolean }
  | { readonly kind: 'jackpot-not-sold' }
  /** More than 9,007,199,254,740,991, the limit of exact counting. */
  | { readonly kind: 'too-large' };

export type RefusalKind = Refusal['kind'];
