import type { Selection } from './selection.ts';
import type { Cents, StartNr } from './wager-type.ts';

/** Staked percentage of a combination; dividends are paid at the same share (domain §1.5). */
export type Flexi = 100 | 50 | 25 | 10;

/** A customer's bet, without the races. */
export interface Ticket {
  /** Id of a wager type: `FRA-QNP`. */
  readonly wager: string;
  /** Key of the pool, if the wager type has several: `H2H_3_7`, `V64`. Default: its first name. */
  readonly pool?: string;
  readonly selection: Selection;
  /** Of one whole combination, before flexi. */
  readonly stake: Cents;
  /** Default: 100. */
  readonly flexi?: Exclude<Flexi, 100>;
  /** Number of horses in a combination of a Multi. */
  readonly multi?: number;
  /**
   * Legs (from 1) of a multiple whose horse must be placed; the others must win. Default: none.
   */
  readonly placed?: readonly number[];
  /** It takes part in the jackpot, at the stake required for that. */
  readonly jackpot?: true;
  /** Free replacement horses in order, one list per leg. Never counted. */
  readonly reserves?: readonly (readonly StartNr[])[];
}

/** The current runners of one race. */
export interface Race {
  /** Horses that run, ascending. */
  readonly starters: readonly StartNr[];
  /** Declared horses that do not run. */
  readonly nonRunners: readonly StartNr[];
  /** Its conditions make it a handicap, which may pay more places. */
  readonly handicap?: true;
}
