import { type Customer, isLoggedIn, pageCookies, queryClient, serverNow, sharedChannel } from '@paddock/host';
import {
  customerQuery,
  expireOnReload,
  isModalName,
  keepOnReload,
  type ModalEnd,
  type ModalName,
  type ModalPayload,
  type ShownModal,
  useModals,
} from '@paddock/host/shell';
import { readCustomerAgain } from '@paddock/pages/read-customer-again';
import { isRemembered, remember } from './modal-memory.ts';
import { type ModalRate, modalsDueAt, pageModal, systemModal } from './modal-table.ts';

/** A message between tabs of the same customer. */
interface TabMessage {
  customerId: number;
  name: ModalName;
  /** None from a tab of an older build. */
  payload?: ModalPayload;
  /** Whether it is on screen now. */
  isShown: boolean;
  /** Whether it opened because of the customer's data. None from a tab of an older build. */
  isByRule?: boolean;
}

/** The cookie with the name of the shown page modal, and its lifetime (s). */
const KEPT = '__Host-paddock_modal';
const KEPT_SECONDS = 3_600;

const { show, dismiss } = useModals.getState();
const channel = sharedChannel('modals');

const tell = (message: TabMessage): void => channel.post(message);

/**
 * Modals that opened because of the customer's data: they close when their reason is gone. A modal
 * of an error stays until it is answered.
 */
const shownByRule = new Set<string>();

const currentCustomer = (): Customer | undefined =>
  isLoggedIn() ? queryClient.getQueryData(customerQuery.queryKey) : undefined;

const isShown = (name: ModalName) => useModals.getState().shown.some((modal) => modal.name === name);

function showByRule(name: ModalName, payload: ModalPayload): void {
  if (!isShown(name)) shownByRule.add(name);
  show(name, { payload });
}

/**
 * Opens the modals that are due at a rate, and closes those whose reason is gone. Returns the names
 * of the due modals.
 */
export function showDueModals(rate: ModalRate, customer: Customer, payload: ModalPayload = {}): ModalName[] {
  const now = serverNow();
  for (const name of shownByRule) if (!systemModal(name)?.isDue?.(customer, now)) dismiss(name);
  const due = modalsDueAt(rate, { customer, now, isRemembered: (memory) => isRemembered(memory, customer.id) });
  for (const name of due) showByRule(name, payload);
  // A refresh alone does not open a modal that can be put off. This one was there before the page
  // load, which may have been a switch of the language.
  const kept = pageCookies().read(KEPT);
  if (rate === 'refresh' && isModalName(kept) && pageModal(kept)?.isDue?.(customer, now)) showByRule(kept, payload);
  return due;
}

/**
 * Whether the customer may log out. Opens the modals that hold it back, which then repeat it as
 * asked.
 */
export function mayLogOut(logout: { goHome: boolean }): boolean {
  const customer = currentCustomer();
  return !customer || showDueModals('logout', customer, logout).length === 0;
}

/**
 * After the end of a modal: remembers the answer, lets the session survive reloads again, and
 * closes the modal in other tabs.
 */
export function followEnd({ name }: ShownModal, how: ModalEnd): void {
  shownByRule.delete(name);
  const modal = systemModal(name);
  if (!modal || !isModalName(name)) return;
  const customer = currentCustomer();
  if (modal.kind === 'page' && modal.expiresOnReload && !useModals.getState().shown.some(isBinding)) keepOnReload();
  if (!customer || how === 'gone') return;
  if (modal.kind === 'popup' && modal.memory) remember(modal.memory, customer.id, how);
  tell({ customerId: customer.id, name, isShown: false });
}

/**
 * After modals open or close: keeps the page modal for the next page load, and shows those that
 * opened in the customer's other tabs too, except those that answer a press in this tab.
 */
export function followShown(shown: readonly ShownModal[], before: readonly ShownModal[]): void {
  const customer = currentCustomer();
  const page = shown.find(({ name }) => pageModal(name));
  pageCookies().write(KEPT, page?.name ?? '', page ? KEPT_SECONDS : 0);
  for (const modal of shown) {
    if (before.includes(modal)) continue;
    if (isBinding(modal)) expireOnReload();
    const rule = systemModal(modal.name);
    if (customer && rule && isModalName(modal.name) && rule.kind !== 'redirect' && !rule.rates.includes('logout'))
      tell({
        customerId: customer.id,
        name: modal.name,
        payload: modal.payload,
        isShown: true,
        isByRule: shownByRule.has(modal.name),
      });
  }
}

/** Opens and closes modals as the other tabs do. Returns the unsubscribe function. */
export const followOtherTabs = (): (() => void) =>
  channel.listen((message) => {
    const { customerId, name, payload = {}, isShown, isByRule } = message as Partial<TabMessage>;
    if (customerId === undefined || customerId !== currentCustomer()?.id || !isModalName(name)) return;
    if (isShown) {
      if (isByRule) showByRule(name, payload);
      else show(name, { payload });
      return;
    }
    dismiss(name);
    // The answer has changed the customer: with the old data the modal would come back.
    void readCustomerAgain();
  });

const isBinding = ({ name }: ShownModal): boolean => {
  return pageModal(name)?.expiresOnReload === true;
};
