import { useEffect, useReducer } from 'react';
import { useCustomer } from '../session/customer.queries.ts';
import { serverNow } from '../session/use-session.ts';
import { type LugasBetting, lugasBettingAt, lugasChangesAt } from './lugas.model.ts';

/**
 * The customer's state of betting under LUGAS, by the server's clock (betting §6). Its instants are
 * ms of that clock. Null for visitors, for customers outside LUGAS, and until the customer is
 * known.
 */
export function useLugasBetting(): Exclude<LugasBetting, { state: 'exempt' }> | null {
  const customer = useCustomer();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  const betting = customer && lugasBettingAt(customer, serverNow());
  const changesAt = betting && lugasChangesAt(betting);

  useEffect(() => {
    if (changesAt === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      const left = changesAt - serverNow();
      // In the meantime, the server's clock may have proved slower.
      if (left > 0) timer = setTimeout(wait, left);
      else look();
    };
    wait();
    // Timers pause while a device sleeps.
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [changesAt]);

  return betting?.state === 'exempt' ? null : betting;
}
