import type { MoneyValue } from '@paddock/forms';

/** The typed fields of a slip. What is ticked is in a `TicketDraft`. */
export interface SlipValues {
  runners: string;
  /** Cents for one combination. */
  stake: MoneyValue;
  /** In hundredths: of a pool, or of each race at agreed odds. */
  odds: MoneyValue[];
}
