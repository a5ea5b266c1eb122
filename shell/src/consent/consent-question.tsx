import { useCookieConsent } from '@paddock/host';
import { type ComponentType, lazy, Suspense } from 'react';

// What cannot be asked is not agreed to: a chunk that is missing takes down nothing.
const Banner = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./consent-banner.tsx').then(
      ({ ConsentBanner }) => ({ default: ConsentBanner }),
      () => ({ default: () => null }),
    ),
);

/** The question about cookies, while it is open. It comes after the page and moves nothing of it. */
export function ConsentQuestion() {
  const asking = useCookieConsent(({ asking }) => asking);
  return <Suspense>{asking && <Banner />}</Suspense>;
}
