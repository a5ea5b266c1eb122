import type { Transaction } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { openCentralFile } from './central-file.ts';
import { areAmountsDue, isLugasEligible, lugasPhaseAt } from './lugas.model.ts';
import { lugasCustomer } from './lugas-customer.ts';
import { amountsDue, notRegistered, waiting } from './lugas-refusals.ts';

/**
 * Asserts that LUGAS allows bets once the betting session is activated (core §4). Always passes
 * outside LUGAS.
 * @returns whether the activation is missing
 * @throws Refused 403 `lugas_not_registered`, 403 `lugas_amounts_modal` before the sums of 30 days
 * are acknowledged, 503 `lugas_unavailable`, 409 `lugas_waiting` with `until`
 */
export const assertBettingAllowed = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
): Promise<boolean> => {
  const customer = await lugasCustomer(transaction, customerId);
  if (!isLugasEligible(customer)) return false;
  if (customer.lugas_registered === null) throw notRegistered();
  if (areAmountsDue(customer.stats_checked, now)) throw amountsDue();
  await openCentralFile(transaction);
  const phase = lugasPhaseAt(customer, now);
  if (phase === 'waiting') throw waiting(customer.lugas_expires as number);
  return phase === 'inactive';
};
