import type { MoneyValue } from '@paddock/forms';

/** The typed fields of a slip. The ticked ones are in `Slip`. */
export interface SlipValues {
  runners: string;
  /** Cents for one combination. */
  stake: MoneyValue;
  /** In hundredths: of a pool, or of each race at agreed odds. */
  odds: MoneyValue[];
}
