import { DEFAULT_LOCALE, isLocale, type Locale } from './locale.ts';

/** The first segment and the rest, including query and hash. */
const FIRST_SEGMENT = /^\/([^/?#]*)(.*)$/s;

// More than one leading slash would link to another host (`/en//evil.example` → `//evil.example`).
const rooted = (path: string): string => `/${path.replace(/^\/+/, '')}`;

const split = (path: string): { locale: Locale; rest: string } => {
  const [, segment, rest = ''] = FIRST_SEGMENT.exec(rooted(path)) ?? [];
  return isLocale(segment) && segment !== DEFAULT_LOCALE
    ? { locale: segment, rest: rooted(rest) }
    : { locale: DEFAULT_LOCALE, rest: rooted(path) };
};

/** The locale of a path: `/en/races` → `en`. Without a prefix it is the default. */
export const localeOfPath = (pathname: string): Locale => split(pathname).locale;

/**
 * A path without its locale prefix, as claims and routes spell it: `/en/races` → `/races`. Always
 * starts with one slash.
 */
export const stripLocale = (pathname: string): string => split(pathname).rest;

/**
 * The same page in another locale: `/races?page=2` in `en` → `/en/races?page=2`. The path may have
 * a prefix, a query and a hash. Query and hash are kept.
 */
export function localizePath(path: string, locale: Locale): string {
  const { rest } = split(path);
  if (locale === DEFAULT_LOCALE) return rest;
  const prefixed = `/${locale}${rest}`;
  return prefixed.replace(/^(\/[^/?#]+)\/(?=[?#]|$)/, '$1');
}

/**
 * The URL of this page in another language, with its query and hash. Takes a `URL`,
 * `window.location` or a router's location.
 */
export const switchLocale = (url: { pathname: string; search: string; hash: string }, locale: Locale): string =>
  localizePath(url.pathname, locale) + url.search + url.hash;
