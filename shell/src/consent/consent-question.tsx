import { useCookieConsent } from '@paddock/host';
import { useSyncExternalStore } from 'react';
import { usePagePending } from '../routing/use-page-pending.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { isAskingAtFirst } from './first-question.ts';

const isAsking = () => useCookieConsent.getState().asking;

/**
 * The question about cookies, while it is open. It comes with the page, never before it, and shifts
 * nothing. Its text is the largest one of a phone's first screen, so it is not in a chunk.
 */
export function ConsentQuestion() {
  const isPagePending = usePagePending();
  const asking = useSyncExternalStore(useCookieConsent.subscribe, isAsking, isAskingAtFirst);
  return asking && !isPagePending && <ConsentBanner />;
}
