import type { Cents, Race, StartNr, WagerType } from '@paddock/wagers';

/** A pool of a race as it is now. */
export interface PoolNow {
  /** Its key: `QNP`, `H2H_3_7`. */
  readonly name: string;
  readonly status: 'OPEN' | 'CLOSED' | 'NOT_OFFERED';
  /** Why it is not offered, as the API names it. */
  readonly reason: string | null;
  /** The planned end of its sale, an ISO instant. */
  readonly closesAt: string;
  /**
   * By horse, in hundredths; `max` is the upper end of a range. A press agrees to fixed odds only.
   */
  readonly odds: readonly { readonly startNr: StartNr; readonly odds: number; readonly max: number | null }[];
}

/** The facts of a race as they are now. */
export interface RaceNow {
  readonly id: number;
  /** The day at the track, `YYYY-MM-DD`. */
  readonly date: string;
  readonly status: 'OPEN' | 'CLOSED' | 'FINISHED' | 'OFFICIAL' | 'CANCELLED';
  /** The planned off, an ISO instant. */
  readonly off: string;
  readonly field: Race;
  readonly pools: readonly PoolNow[];
}

/** All facts that a slip depends on, including the time. */
export interface Now {
  /** The server's time, an ISO instant. */
  readonly at: string;
  /** By id; a race that is not loaded is missing. */
  readonly races: ReadonlyMap<number, RaceNow>;
  /** Of the races' countries and days. */
  readonly wagerTypes: readonly WagerType[];
  /** The server's prices in cents, by `TicketPrice.key`. */
  readonly serverPrices: ReadonlyMap<string, Cents>;
}
