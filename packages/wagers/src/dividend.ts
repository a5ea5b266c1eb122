import type { Startnr } from './wager-type.ts';

/** Which dividend of a pool it is: in order, in another order, a bonus for so many first horses, legs right, Multi en so many. */
export type Rank =
  | { readonly kind: 'main' }
  | { readonly kind: 'any-order' }
  | { readonly kind: 'bonus'; readonly horses: number }
  | { readonly kind: 'legs'; readonly right: number }
  | { readonly kind: 'multi'; readonly horses: number };

/** What one combination of a pool pays. */
export interface Dividend {
  readonly pool: string;
  /** As the pool announces it; `ALL` stands for every starter (`2-1-4-ALL`, domain §1.7). */
  readonly combination: readonly (Startnr | 'ALL')[];
  /** Hundredths paid for one unit of stake: 402 is 4.02. Null where nobody had it, and the pool says what then. */
  readonly odd: number | null;
  readonly rank: Rank;
}
