import type { StartNr } from './wager-type.ts';

/**
 * The kind of a pool's dividend: in order, in another order, a bonus for the first few horses (or
 * for any `horses` of the first `among`), a Tirelire, a number of right legs, or a Multi size.
 */
export type Rank =
  | { readonly kind: 'main' }
  /** A prize beside the dividend of the right order (Quinté+). */
  | { readonly kind: 'tirelire' }
  | { readonly kind: 'any-order' }
  | { readonly kind: 'bonus'; readonly horses: number; readonly among?: number }
  | { readonly kind: 'legs'; readonly right: number }
  | { readonly kind: 'multi'; readonly horses: number };

/** The payment for one combination of a pool. */
export interface Dividend {
  readonly pool: string;
  /** As the pool announces it; `ALL` means every starter (`2-1-4-ALL`, domain §1.7). */
  readonly combination: readonly (StartNr | 'ALL')[];
  /**
   * Hundredths paid per unit of stake: 402 is 4.02. Null if nobody had it: the pool's rule decides
   * what follows.
   */
  readonly odd: number | null;
  readonly rank: Rank;
}
