import { useCookieConsent } from '@paddock/host';
import { createLazyView } from '@paddock/ui/lazy-view';
import { useEffect } from 'react';

const banner = createLazyView(async () => (await import('./consent-banner.tsx')).ConsentBanner);

/**
 * The question about cookies, while it is open. It comes after the page and moves nothing of it. If its chunk fails to
 * load, the question is not asked, and nothing is agreed to.
 */
export function ConsentQuestion() {
  const asking = useCookieConsent(({ asking }) => asking);
  const view = banner.useView();
  useEffect(() => {
    if (asking) banner.load();
  }, [asking]);
  return asking && view.status === 'ready' && <view.View />;
}
