import type { Language } from '../localized.ts';

/**
 * The address of a page for a mail or a redirect, in the language of the reader: English pages are
 * below `/en`.
 * @param siteUrl an origin without a trailing slash
 * @param path `/newsletter/…`
 */
export const pageUrl = (siteUrl: string, path: string, language: Language): string =>
  `${siteUrl}${language === 'en' ? '/en' : ''}${path}`;
