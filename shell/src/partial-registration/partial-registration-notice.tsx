import { useCustomer } from '@paddock/host';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';

/** A chunk, because few customers need it. */
const TEXT = createLazyView(async () => (await import('./partial-registration.tsx')).PartialRegistration);

/** The statuses of an incomplete registration (core §4). */
const PARTIAL: readonly number[] = [9, 15];

/** Tells a customer of status 9 or 15 the next step, on every page of the frame. */
export function PartialRegistrationNotice() {
  const customer = useCustomer();
  const isPartial = customer !== null && PARTIAL.includes(customer.customerstatusId);
  const state = TEXT.useView();
  useEffect(() => {
    if (isPartial) TEXT.load();
  }, [isPartial]);
  return isPartial && state.status === 'ready' ? <state.View customer={customer} /> : null;
}
