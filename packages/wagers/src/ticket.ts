import type { Selection } from './selection.ts';
import type { Cents, Startnr } from './wager-type.ts';

/** Percent of a combination that is staked; dividends are paid at the same share (domain §1.5). */
export type Flexi = 100 | 50 | 25 | 10;

/** What a customer wants, apart from the races it is for. */
export interface Ticket {
  /** Id of a wager type: `FRA-QNP`. */
  readonly wager: string;
  /** Key of the pool where the wager type has several: `H2H_3_7`, `V64`. Left out: its first name. */
  readonly pool?: string;
  readonly selection: Selection;
  /** Of one whole combination, before flexi. */
  readonly stake: Cents;
  /** Left out: 100. */
  readonly flexi?: Exclude<Flexi, 100>;
  /** How many horses a combination of a Multi names. */
  readonly multi?: number;
  /** It takes part in the jackpot, at the stake which that needs. */
  readonly jackpot?: true;
  /** Free replacement horses, in the order in which they step in: one list a leg. Never counted. */
  readonly reserves?: readonly (readonly Startnr[])[];
}

/** The runners of one race as they stand. */
export interface Race {
  /** Who runs, ascending. */
  readonly starters: readonly Startnr[];
  /** Who was declared and does not run. */
  readonly nonRunners: readonly Startnr[];
}
