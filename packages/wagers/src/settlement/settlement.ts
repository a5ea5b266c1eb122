import type { Dividend, Rank } from '../dividend.ts';
import type { PoolChange } from '../non-runners/reprice-ticket.ts';
import type { Cents, StartNr } from '../wager-type.ts';
import type { Finish } from './race-result.ts';

/** Why stakes are refunded. */
export type RefundReason =
  /** Lines with these horses, which nothing replaced. */
  | { readonly kind: 'non-runner'; readonly startNrs: readonly StartNr[] }
  /** Legs (from 1) that were not run, more than the pool allows. */
  | { readonly kind: 'void-race'; readonly legs: readonly number[] }
  | { readonly kind: 'too-few-starters'; readonly starters: number; readonly needed: number }
  /** A rival of the head to head did not run, or no rival finished. */
  | { readonly kind: 'undecided' }
  /** The pool has no dividend at all. */
  | { readonly kind: 'no-dividend' };

/** The result of a group of lines. Amounts in cents. */
export type Outcome = { readonly pool: string; readonly lines: number } & (
  | {
      readonly kind: 'won';
      /** Null if the odds were agreed. */
      readonly rank: Rank | null;
      /** The winning combination as announced; empty for a bet over several races. */
      readonly combination: Dividend['combination'];
      /** As announced, if that names another horse: the winner whose stable-mate is paid. */
      readonly announced?: Dividend['combination'];
      /** Hundredths per unit of stake; null for lines over several races at agreed odds. */
      readonly odd: number | null;
      readonly payout: Cents;
    }
  | { readonly kind: 'refunded'; readonly reason: RefundReason; readonly payout: Cents }
  /**
   * The lines named other horses; or they reached `rank`, but nobody is paid for it: a jackpot
   * (domain §1.7, GS75).
   */
  | {
      readonly kind: 'lost';
      readonly reason: { readonly kind: 'wrong' } | { readonly kind: 'not-paid'; readonly rank: Rank };
    }
);

/** A horse of the ticket and its result. */
export interface HorseOutcome {
  /** From 1. */
  readonly leg: number;
  readonly startNr: StartNr;
  readonly finish: Finish;
}

/** The result of a ticket. Amounts in cents. */
export interface Settlement {
  readonly kind: 'settled';
  readonly status: 'won' | 'lost' | 'refunded';
  /** Paid for won lines, stake included. */
  readonly won: Cents;
  readonly refunded: Cents;
  /** All lines of the ticket by pool, each in one group. */
  readonly outcomes: readonly Outcome[];
  readonly horses: readonly HorseOutcome[];
  /** The effects of non-runners on the ticket. */
  readonly changes: readonly PoolChange[];
}

/** Odds agreed at the sale, in hundredths. */
export interface AgreedOdds {
  /** From 1. */
  readonly leg: number;
  readonly startNr: StartNr;
  readonly odd: number;
}
