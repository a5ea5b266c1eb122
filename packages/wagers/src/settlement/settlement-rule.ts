import type { Rank } from '../dividend.ts';

/** The number of paid places by field size. */
export interface PlaceTerms {
  /**
   * Whether withdrawn horses count: terms of `declared` are fixed when the programme is printed.
   */
  readonly countedOn: 'starters' | 'declared';
  /** Places by the minimum number of runners; none for smaller fields. */
  readonly from: Readonly<Record<number, number>>;
  /** More places by the minimum number of runners of a handicap. */
  readonly inHandicaps?: Readonly<Record<number, number>>;
}

/** The lines that one dividend pays. `of` is the number of horses in a line. */
export type RankRule = {
  readonly rank: Rank;
  readonly of: number;
  /**
   * It exists only if nobody had the ranks above: 1 if nobody had the best, 2 if nobody had the
   * second either.
   */
  readonly otherwise?: number;
  /** It exists only if the sheet names it. */
  readonly ifNamed?: true;
  /** Its lines get the dividend of this rank too. */
  readonly beside?: Rank;
} & (
  | {
      /** The horses at these places (from 1) in exact order, any horse elsewhere. */
      readonly places: readonly number[];
    }
  | {
      /** This many of the first `first` horses, in any order. */
      readonly named: number;
      readonly first: number | PlaceTerms;
    }
);

/**
 * The treatment of lines with a non-runner.
 * - `refund`: their stakes are refunded.
 * - `shorten`: the others close up and get a substitute dividend, the first of `to` with one
 *   non-runner, the second with two; with more, or without that dividend, refund.
 * - `complete`: with one non-runner the others close up, and the market's first horse that the line
 *   does not name comes last; with more, or without the market's order, refund.
 * - `replace`: another horse replaces it: the customer's reserves, then the market's order.
 *   `distinct` skips horses that the leg names already, so that no line is bet twice.
 */
export type NonRunnerRule =
  | { readonly kind: 'refund' }
  | { readonly kind: 'shorten'; readonly to: readonly RankRule[] }
  | { readonly kind: 'complete' }
  | { readonly kind: 'replace'; readonly distinct: boolean };

/** `bet` of `of` equal parts of a stake. */
export interface JackpotPart {
  readonly bet: number;
  readonly of: number;
}

/** How a pool is decided. */
export type SettlementRule =
  | {
      readonly kind: 'race';
      /** Best first; a line is paid by the first rank that it meets. */
      readonly ranks: readonly RankRule[];
      readonly nonRunner: NonRunnerRule;
      /** With fewer starters all stakes are refunded. */
      readonly minStarters: number;
      /** Paid at agreed odds instead of a dividend. */
      readonly agreed: boolean;
      /** Whether a stable-mate of the winner gets the winner's dividend too. */
      readonly stableMates?: true;
      /** Missing if a jackpot ticket is paid like any other. */
      readonly jackpot?: JackpotPart;
    }
  | {
      readonly kind: 'legs';
      /** The right horses of one leg. */
      readonly each: RankRule;
      /** Numbers of right legs that pay, most first. */
      readonly right: readonly number[];
      readonly nonRunner: NonRunnerRule;
      /**
       * Maximum number of void legs; in them every horse is right. With more, all stakes are
       * refunded.
       */
      readonly voidLegs: number;
    }
  /** The better placed rival wins, at agreed odds. */
  | { readonly kind: 'duel' }
  /** Winners of several races at agreed odds: the odds of a fold's legs multiply. */
  | { readonly kind: 'folds' };

/** How fractions of a cent are rounded. */
export type Rounding = 'nearest' | 'down';
