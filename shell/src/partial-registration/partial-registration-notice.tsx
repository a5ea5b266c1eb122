import { useCustomer, useSession } from '@paddock/host';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';
import { keepHeight, keptHeight } from './kept-height.ts';

/** A chunk, because few customers need it. */
const TEXT = createLazyView(async () => (await import('./partial-registration.tsx')).PartialRegistration);

/** The statuses of an incomplete registration (core §4). */
const PARTIAL: readonly number[] = [9, 15];

const keepHeightOf = (element: HTMLElement | null): void => {
  if (element) keepHeight(element.offsetHeight);
};

/**
 * Tells a customer of status 9 or 15 the next step, on every page of the frame. Its space is kept
 * while the customer loads, so that the page below does not move.
 */
export function PartialRegistrationNotice() {
  const customer = useCustomer();
  const isLoggedIn = useSession(({ status }) => status === 'customer');
  const isPartial = customer !== null && PARTIAL.includes(customer.customerstatusId);
  const isAwaited = isLoggedIn && customer === null && keptHeight() > 0;
  const isDue = isPartial || isAwaited;
  const state = TEXT.useView();
  useEffect(() => {
    if (isDue) TEXT.load();
    else if (customer !== null || !isLoggedIn) keepHeight(0);
  }, [isDue, customer, isLoggedIn]);
  if (!isDue) return null;
  if (!isPartial || state.status !== 'ready') return <div style={{ blockSize: keptHeight() }} />;
  return (
    <div ref={keepHeightOf}>
      <state.View customer={customer} />
    </div>
  );
}
