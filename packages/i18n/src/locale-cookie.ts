import { isLocale, type Locale } from './locale.ts';

export const LOCALE_COOKIE = 'paddock_locale';

/** 365 days (core §9). */
export const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60;

type CookieJar = Pick<Document, 'cookie'>;

/** The language that this browser chose, or undefined if it never chose one that we offer. */
export function readLocaleCookie(jar: CookieJar): Locale | undefined {
  const value = new RegExp(`(?:^|;\\s*)${LOCALE_COOKIE}=([^;]*)`).exec(jar.cookie)?.[1];
  return isLocale(value) ? value : undefined;
}
