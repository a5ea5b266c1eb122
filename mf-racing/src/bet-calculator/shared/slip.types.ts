import type { MoneyValue } from '@paddock/forms';

/** The typed fields of a slip. Its ticks are in a `TicketDraft`. */
export interface SlipValues {
  runners: string;
  /** Cents for one combination. */
  stake: MoneyValue;
  /** In hundredths: one for a pool, or one for each race at agreed odds. */
  odds: (number | null)[];
}
