import type { Dividend, Rank } from '../dividend.ts';
import type { PoolChange } from '../non-runners/reprice-ticket.ts';
import type { Cents, Startnr } from '../wager-type.ts';
import type { Finish } from './race-result.ts';

/** Why stakes go back. */
export type RefundReason =
  /** Lines that named these horses and for which nobody stood in. */
  | { readonly kind: 'non-runner'; readonly startnrs: readonly Startnr[] }
  /** Legs (from 1) that were not run; more than the pool can bear. */
  | { readonly kind: 'void-race'; readonly legs: readonly number[] }
  | { readonly kind: 'too-few-starters'; readonly starters: number; readonly needed: number }
  /** A rival of the head to head did not run, or nobody that it is about finished. */
  | { readonly kind: 'undecided' }
  /** The pool has no dividend at all. */
  | { readonly kind: 'no-dividend' };

/** What a group of lines came to. Amounts in cents. */
export type Outcome = { readonly pool: string; readonly lines: number } & (
  | {
      readonly kind: 'won';
      /** Null where the odds were agreed. */
      readonly rank: Rank | null;
      /** What won, as the pool announces it; empty for a bet over several races. */
      readonly combination: Dividend['combination'];
      /** Hundredths for one unit of stake; of lines over several races at agreed odds null. */
      readonly odd: number | null;
      readonly payout: Cents;
    }
  | { readonly kind: 'refunded'; readonly reason: RefundReason; readonly payout: Cents }
  /** They named what did not come; or what did (`rank`), but nobody is paid for it: a jackpot (domain §1.7, GS75). */
  | {
      readonly kind: 'lost';
      readonly reason: { readonly kind: 'wrong' } | { readonly kind: 'not-paid'; readonly rank: Rank };
    }
);

/** A horse of the ticket, and what became of it. */
export interface HorseOutcome {
  /** From 1. */
  readonly leg: number;
  readonly startnr: Startnr;
  readonly finish: Finish;
}

/** What a ticket came to. Amounts in cents. */
export interface Settlement {
  readonly kind: 'settled';
  readonly status: 'won' | 'lost' | 'refunded';
  /** For what was won, the stake in it. */
  readonly won: Cents;
  readonly refunded: Cents;
  /** By pool: all lines of the ticket, each in one of them. */
  readonly outcomes: readonly Outcome[];
  readonly horses: readonly HorseOutcome[];
  /** What non-runners did to the ticket. */
  readonly changes: readonly PoolChange[];
}

/** Odds that were agreed when a bet was taken, in hundredths. */
export interface AgreedOdds {
  /** From 1. */
  readonly leg: number;
  readonly startnr: Startnr;
  readonly odd: number;
}
