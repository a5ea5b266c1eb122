import type { Cents, StartNr } from '@paddock/wagers';
import type { TicketDraft } from './drafting/ticket-draft.ts';

/** A race of a ticket, as it was when the ticket was made. `Now` has its present state. */
export interface TicketRace {
  readonly id: number;
  /** Three capital letters. */
  readonly country: string;
  readonly track: string;
  readonly number: number;
  /** The planned off, an ISO instant. */
  readonly off: string;
}

/** Fixed odds of a horse, in hundredths. */
export interface SeenOdds {
  /** Of a multiple, from 1. */
  readonly leg?: number;
  readonly pool: string;
  readonly startNr: StartNr;
  readonly odds: number;
}

/** The facts of a ticket that the customer acknowledged: a press promises exactly these. */
export interface Seen {
  readonly price: Cents;
  readonly odds: readonly SeenOdds[];
  /** Horses of the ticket that do not run, leg by leg, and were acknowledged as such. */
  readonly nonRunners: readonly (readonly StartNr[])[];
  /** The planned offs, leg by leg, ISO instants. */
  readonly offs: readonly string[];
}

/** One ticket of the slip, complete or not. */
export interface SlipTicket {
  /** Random. The outbox identifies the ticket by it and sends it once. */
  readonly id: string;
  /** The first leg first; one for a bet on one race. */
  readonly races: readonly [TicketRace, ...TicketRace[]];
  /** Id of the wager type: `FRA-QNP`. */
  readonly wager: string;
  /** Key of the pool: `QNP`, `H2H_3_7`. */
  readonly pool: string;
  readonly draft: TicketDraft;
  /** Of one whole combination, before flexi; null while none is typed. */
  readonly stake: Cents | null;
  /** Null before the customer has seen a price. */
  readonly seen: Seen | null;
}

/**
 * A stored ticket that this build cannot read. It is shown as text, kept as it is, and can be
 * removed.
 */
export interface UnreadableTicket {
  readonly id: string;
  readonly text: string;
  readonly stored: unknown;
}

/** The betting slip: tickets in the order in which they were made. */
export interface Slip {
  readonly tickets: readonly SlipTicket[];
  readonly unreadable: readonly UnreadableTicket[];
}

/**
 * A change of the slip. Applied to the newest slip inside one transaction, so that tabs lose
 * nothing.
 */
export type SlipCommand =
  | { readonly kind: 'add'; readonly ticket: SlipTicket }
  /** Replaces content, stake or both; `seen` is kept. */
  | {
      readonly kind: 'change';
      readonly id: string;
      readonly draft?: TicketDraft;
      readonly stake?: Cents | null;
    }
  | { readonly kind: 'acknowledge'; readonly id: string; readonly seen: Seen }
  | { readonly kind: 'remove'; readonly id: string }
  /** Undoes a removal: the ticket returns to its place. */
  | { readonly kind: 'restore'; readonly ticket: SlipTicket; readonly at: number };
