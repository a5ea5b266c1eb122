import { useCustomer } from '@paddock/host';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';

/** Nearly no customer has it. */
const TEXT = createLazyView(async () => (await import('./partial-registration.tsx')).PartialRegistration);

/** The statuses of a registration that is not whole (core §4). */
const PARTIAL: readonly number[] = [9, 15];

/** Tells a customer of status 9 or 15 which step is next, on every page of the frame. */
export function PartialRegistrationNotice() {
  const customer = useCustomer();
  const isPartial = customer !== null && PARTIAL.includes(customer.customerstatusId);
  const state = TEXT.useView();
  useEffect(() => {
    if (isPartial) TEXT.load();
  }, [isPartial]);
  return isPartial && state.status === 'ready' ? <state.View customer={customer} /> : null;
}
