import { useCookieConsent } from '@paddock/host';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';
import { usePagePending } from '../routing/use-page-pending.ts';

const banner = createLazyView(async () => (await import('./consent-banner.tsx')).ConsentBanner);

/**
 * The question about cookies, while it is open. It appears after the page and shifts nothing. If
 * its chunk fails to load, the page still works: without an answer, nothing is agreed to.
 */
export function ConsentQuestion() {
  const isPagePending = usePagePending();
  const asking = useCookieConsent(({ asking }) => asking) && !isPagePending;
  const state = banner.useView();
  useEffect(() => {
    if (asking) banner.load();
  }, [asking]);
  return asking && state.status === 'ready' && <state.View />;
}
