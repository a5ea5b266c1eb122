import { isApiError } from '@paddock/api';
import { useCookieConsent } from '@paddock/host';
import type { Step } from './next-step.model.ts';

declare global {
  interface Window {
    /** The array in which tag managers look for events. */
    dataLayer?: object[];
  }
}

/**
 * Second spec §8: the tracking event of a failed step, without personal data. Only after the
 * consent to analytics.
 */
export function reportFailure(step: Step | 'start', error: unknown): void {
  if (!useCookieConsent.getState().levels.analytics) return;
  const description = (isApiError(error) && error.description) || 'Unknown error';
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'registration_failed', step, description });
}
