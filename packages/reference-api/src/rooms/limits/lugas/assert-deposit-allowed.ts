import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { Refused } from '../../../server/operation/refused.ts';
import { openCentralFile } from './central-file.ts';
import { isLugasEligible } from './lugas.model.ts';
import { lugasCustomer } from './lugas-customer.ts';
import { notRegistered } from './lugas-refusals.ts';

export interface LugasDeposit {
  customerId: number;
  /** Cents. */
  amount: number;
  /** Cents of this month with this operator, without the amount. */
  used: number;
  /** Cents per month over all operators; null if never set. */
  limit: number | null;
  now: number;
}

/**
 * Asks the central file for a deposit. It answers yes or no, never the remaining amount: operators
 * must not learn it (OVG Niedersachsen 10 ME 31/24, domain §3.2).
 * @returns false outside LUGAS, when nothing is to be booked
 * @throws Refused 403 `lugas_not_registered`, 503 `lugas_unavailable`, 409 `lugas_refused`
 */
export const assertDepositAllowed = async (
  transaction: Transaction<Tables>,
  { customerId, amount, used, limit, now }: LugasDeposit,
): Promise<boolean> => {
  const customer = await lugasCustomer(transaction, customerId);
  if (!isLugasEligible(customer)) return false;
  if (customer.lugas_registered === null || limit === null) throw notRegistered();
  const file = await openCentralFile(transaction);
  // The limit is of the person: a second account does not raise it.
  const lowest = Math.min(limit, await file.limitElsewhere(customerId, now));
  if (used + amount + (await file.depositedElsewhere(customerId, now)) > lowest) {
    throw new Refused(409, 'lugas_refused');
  }
  return true;
};
