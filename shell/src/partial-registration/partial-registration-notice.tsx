import { isPartlyRegistered } from '@paddock/api/customer-status';
import { pageCookies, useCustomer } from '@paddock/host';
import { useIsLoggedIn } from '@paddock/pages';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';

/** A chunk, because few customers need it. */
const textView = createLazyView(async () => (await import('./partial-registration.tsx')).PartialRegistration);

/** The height (px) of the notice in the last page of this browser. No other host can set it. */
const COOKIE = '__Host-paddock_notice';
/** 30 days, as long as a login lasts (core §9). */
const KEPT_SECONDS = 30 * 24 * 3_600;

const keptHeight = (): number => Number(pageCookies().read(COOKIE));

const keepHeight = (element: HTMLElement | null): void => {
  if (element) pageCookies().write(COOKIE, String(element.offsetHeight), KEPT_SECONDS);
};

/**
 * Tells a partly registered customer the next step, on every page of the frame. Its space is kept
 * while the customer loads, so that the page below does not move.
 */
export function PartialRegistrationNotice() {
  const customer = useCustomer();
  const isLoggedIn = useIsLoggedIn();
  const isDue = customer ? isPartlyRegistered(customer) : isLoggedIn && keptHeight() > 0;
  const state = textView.useView();
  useEffect(() => {
    if (isDue) textView.load();
    else if (customer) pageCookies().remove(COOKIE);
  }, [isDue, customer]);
  if (!isDue) return null;
  if (!customer || state.status !== 'ready') return <div style={{ blockSize: keptHeight() }} />;
  return (
    <div ref={keepHeight}>
      <state.View customer={customer} />
    </div>
  );
}
