import { useCookieConsent } from '@paddock/host';
import { type ComponentType, lazy, Suspense } from 'react';

// If the chunk fails to load, the page still works: without an answer nothing is agreed to.
const Banner = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => ({ default: ConsentBanner }),
      () => ({ default: () => null }),
    ),
);

/** The question about cookies, while it is open. It appears after the page and moves nothing. */
export function ConsentQuestion() {
  const asking = useCookieConsent(({ asking }) => asking);
  return <Suspense>{asking && <Banner />}</Suspense>;
}
