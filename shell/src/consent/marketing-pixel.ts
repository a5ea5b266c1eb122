import { useCookieConsent } from '@paddock/host';
import type { CookieConsent } from '@paddock/host/shell';
import { stripLocale } from '@paddock/i18n';

/** The edge writes the URL of the partner's image here. */
const PLACE = 'meta[name="paddock-marketing-pixel"]';

/**
 * Paths of a customer's private pages: no partner's file is loaded there, whatever the consent.
 * Listed here, so that no remote's claim can change them.
 */
const PRIVATE = /^\/(?:user|payment|register\w*|password-recovery|forgotpw|limbus)(?:\/|$)/;

/**
 * Loads the partner's image after the consent to marketing, once per page load, if one is
 * configured. The referrer names the site, not the page. Returns the unsubscribe function.
 */
export function startMarketingPixel(): () => void {
  const url = document.querySelector<HTMLMetaElement>(PLACE)?.content;
  if (!url) return () => {};
  const consider = ({ levels }: CookieConsent) => {
    if (!levels.marketing || PRIVATE.test(stripLocale(location.pathname))) return;
    stop();
    const image = new Image();
    image.referrerPolicy = 'origin';
    image.src = url;
  };
  const stop = useCookieConsent.subscribe(consider);
  consider(useCookieConsent.getState());
  return stop;
}
