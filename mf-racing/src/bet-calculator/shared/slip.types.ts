import type { MoneyValue } from '@paddock/forms';

/** What is typed, and not ticked. */
export interface SlipValues {
  runners: string;
  /** Cents of one combination. */
  stake: MoneyValue;
  /** Hundredths: of a pool, or of each race at agreed odds. */
  odds: MoneyValue[];
}
