import { useEffect, useState } from 'react';
import { useCustomer } from '../session/customer.queries.ts';
import { isLugasEligible, LUGAS_CHECK_MS, type LugasBetting, lugasBettingAt } from './lugas.model.ts';

/**
 * What LUGAS says to betting now; null for a visitor, and until it is known who the customer is. Looked at each second (core §9) for
 * customers under LUGAS, by this machine's clock: the server decides. Nothing is asked of the network.
 */
export function useLugas(): LugasBetting | null {
  const customer = useCustomer();
  const now = useNow(customer !== null && isLugasEligible(customer));
  return customer && lugasBettingAt(customer, now);
}

/** The instant (ms), each second while `isTicking`. */
function useNow(isTicking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), LUGAS_CHECK_MS);
    return () => clearInterval(timer);
  }, [isTicking]);
  return now;
}
