import { keepLugasAlive } from '@paddock/api/limits';
import { api, type Customer, isLoggedIn, queryClient, serverNow } from '@paddock/host';
import {
  customerQuery,
  isKeepaliveDue,
  isLugasEligible,
  isRealityCheckDue,
  LUGAS_CHECK_MS,
  LUGAS_KEEPALIVE_MS,
  type LugasBetting,
  lugasBettingAt,
} from '@paddock/host/shell';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { importUntilThere } from '../late-chunk/import-until-there.ts';

/**
 * Follows the betting session of a customer under LUGAS (core §4): one local check a second, with a
 * call only when something is due (faults §0.8). Returns the unsubscribe function.
 */
export function startLugas(): () => void {
  let lastAction = 0;
  let lastTold = 0;
  let lastState: LugasBetting['state'] | null = null;
  let isImporting = false;

  const act = () => {
    lastAction = serverNow();
  };
  const keepAlive = (now: number) => {
    lastTold = now;
    // A failure is retried in a minute; the session lasts longer than that.
    api.call(keepLugasAlive).then(
      ({ data }) => patchCustomer(data),
      () => {},
    );
  };
  // The modals' rules are a chunk that most pages never need.
  const showRealityCheck = async () => {
    if (isImporting) return;
    isImporting = true;
    const { showDueModals } = await importUntilThere(() => import('../modals/modal-rules.ts'));
    isImporting = false;
    const customer = customerUnderLugas();
    if (customer) showDueModals('refresh', customer);
  };
  const look = () => {
    const customer = customerUnderLugas();
    const now = serverNow();
    const state = customer && lugasBettingAt(customer, now).state;
    // The session or the waiting time has ended. Another tab or a bet may have changed that
    // already.
    if (state && lastState && state !== lastState) void readCustomerAgain();
    lastState = state;
    if (!customer) return;
    if (isRealityCheckDue(customer, now)) void showRealityCheck();
    if (isKeepaliveDue(customer, lastAction, now) && now - lastTold >= LUGAS_KEEPALIVE_MS) keepAlive(now);
  };

  const timer = setInterval(look, LUGAS_CHECK_MS);
  addEventListener('pointerdown', act, true);
  addEventListener('keydown', act, true);
  return () => {
    clearInterval(timer);
    removeEventListener('pointerdown', act, true);
    removeEventListener('keydown', act, true);
  };
}

function customerUnderLugas(): Customer | null {
  const customer = isLoggedIn() ? queryClient.getQueryData(customerQuery.queryKey) : undefined;
  return customer && isLugasEligible(customer) ? customer : null;
}

const patchCustomer = (change: Partial<Customer>) =>
  queryClient.setQueryData(customerQuery.queryKey, (customer) => customer && { ...customer, ...change });
