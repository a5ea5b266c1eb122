import { isLocale, type Locale } from './locale.ts';

export const LOCALE_COOKIE = 'paddock_locale';

/** 365 days (core §9). */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

type CookieJar = Pick<Document, 'cookie'>;

/** The chosen language of this browser. Undefined: none, or one that we do not offer. */
export function readLocaleCookie(jar: CookieJar): Locale | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(jar.cookie)?.[1];
  return isLocale(value) ? value : undefined;
}
