import { DEFAULT_LOCALE, LOCALES, localizePath } from '@paddock/i18n';
import { useLocation } from 'react-router';

/**
 * Tells search engines the URL of this page in each language, and in which one to show it to
 * everybody else. Without query and hash: they say how a page is used, not which page it is. React
 * puts the links into the head.
 */
export function AlternateLinks() {
  const { pathname } = useLocation();
  // Search engines want whole URLs here.
  const urlIn = (locale: (typeof LOCALES)[number]): string => location.origin + localizePath(pathname, locale);
  return (
    <>
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={urlIn(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LOCALE)} />
    </>
  );
}
