import type { Rank } from '../dividend.ts';

/** How many horses count as placed, by the size of the field. */
export interface PlaceTerms {
  /** Whether withdrawn horses count: terms of `declared` stand as they were printed. */
  readonly countedOn: 'starters' | 'declared';
  /** Places, by the least number of runners that has them; smaller fields have none. */
  readonly from: Readonly<Record<number, number>>;
}

/** Which lines one dividend pays. `of` is the number of horses of a line. */
export type RankRule = {
  readonly rank: Rank;
  readonly of: number;
  /** It exists only when nobody had what stands above it: 1 when nobody had the best, 2 when nobody had that either. */
  readonly otherwise?: number;
} & (
  | {
      /** The horses at these places (from 1) in exact order, any horse at the others. */
      readonly places: readonly number[];
    }
  | {
      /** So many horses of the first `first`, in whatever order. */
      readonly named: number;
      readonly first: number | PlaceTerms;
    }
);

/**
 * What happens to lines with a horse that did not run.
 * - `refund`: their stakes go back.
 * - `shorten`: with one non-runner the others close up and are paid by the substitute dividend; with more, refund.
 * - `replace`: another horse takes its place: the customer's reserves, then the market's order. `distinct` passes over horses that
 *   the leg names already, so that no line is bet twice.
 */
export type NonRunnerRule =
  | { readonly kind: 'refund' }
  | { readonly kind: 'shorten'; readonly to: RankRule }
  | { readonly kind: 'replace'; readonly distinct: boolean };

/** How a pool is decided. */
export type SettlementRule =
  | {
      readonly kind: 'race';
      /** Best first; a line is paid by the first that it meets. */
      readonly ranks: readonly RankRule[];
      readonly nonRunner: NonRunnerRule;
      /** With fewer starters all stakes go back. */
      readonly minStarters: number;
      /** Paid at agreed odds, not at a dividend. */
      readonly agreed: boolean;
    }
  | {
      readonly kind: 'legs';
      /** What is right in one leg. */
      readonly each: RankRule;
      /** Numbers of legs right that pay, most first. */
      readonly right: readonly number[];
      readonly nonRunner: NonRunnerRule;
      /** Legs that may be void: there every horse is right. With more, all stakes go back. */
      readonly voidLegs: number;
    }
  /** The better placed of the rivals wins, at agreed odds. */
  | { readonly kind: 'duel' }
  /** Winners of several races at agreed odds: the odds of the legs of a fold multiply. */
  | { readonly kind: 'folds' };

/** What happens to fractions of a cent. */
export type Rounding = 'nearest' | 'down';
