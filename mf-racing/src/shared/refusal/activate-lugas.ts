import { apiKey, isApiError } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { activateLugas } from '@paddock/api/limits';
import { api, type Customer, queryClient, type useLugasBetting } from '@paddock/host';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { type BetRefusal, betRefusalOf, type CentralFileRefusal } from './refusal-of.model.ts';
import { forgetActivationRefusal, rememberActivationRefusal } from './use-activation-refusal.ts';

/** The wait for an answer ends after this time (ms), as for a bet. */
const ANSWER_WITHIN_MS = 8_000;

/** Begins the betting session of a customer under LUGAS. Rejects without an answer in 8 s. */
export const beginSession = () => api.call(activateLugas, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });

const changeCustomer = (change: Partial<Customer>): void =>
  void queryClient.setQueriesData<Customer>(
    { queryKey: apiKey(getMe) },
    (customer) => customer && { ...customer, ...change },
  );

const isOfCentralFile = (refusal: BetRefusal): refusal is CentralFileRefusal =>
  refusal.kind === 'lugas' && refusal.state !== 'unregistered' && refusal.state !== 'inactive';

/**
 * Begins the betting session of a customer under LUGAS who has none. Called directly before the
 * first bet of a press, and nowhere else (§ 6h(3) GlüStV). Waits at most 8 s.
 * @param betting the result of `useLugasBetting`
 * @param breakEnd the result of `useBreakEnd`
 * @returns why the session could not begin; null if the bet can be sent
 */
export async function activateLugasIfDue(
  betting: ReturnType<typeof useLugasBetting>,
  breakEnd: string | null,
): Promise<BetRefusal | null> {
  if (betting?.state !== 'inactive') return null;
  // Other operators would see a session in which nobody can bet.
  if (breakEnd !== null) return { kind: 'break', until: breakEnd };
  try {
    const { data } = await beginSession();
    changeCustomer(data);
    forgetActivationRefusal();
    return null;
  } catch (error) {
    if (!isApiError(error)) throw error;
    // This page's customer data is outdated: the server decides at the next try, or at the bet.
    if (error.code === 'break_active' || error.code?.startsWith('lugas_not_')) void readCustomerAgain();
    if (error.code === 'lugas_not_eligible') return null;
    const refusal = betRefusalOf(error);
    if (isOfCentralFile(refusal)) rememberActivationRefusal(refusal);
    return refusal;
  }
}
