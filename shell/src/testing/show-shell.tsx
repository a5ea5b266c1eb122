import { createI18n } from '@paddock/i18n';
import { render } from '@testing-library/react';
import { App } from '../app.tsx';
import de from '../locales/de.json';
import en from '../locales/en.json';
import type { RemoteSource } from '../remotes/remote-source.ts';
import { createCurrentRouter } from '../routing/current-router.ts';
import { openPageLocale } from '../routing/page-locale.ts';

/** The shell at a URL, with its own texts and the remotes of `source`. */
export function showShell(source: RemoteSource, url: string) {
  window.history.replaceState(null, '', url);
  const { locale, basename } = openPageLocale();
  const i18n = createI18n({ locale });
  i18n.addResourceBundle(locale, 'shell', locale === 'de' ? de : en);
  const router = createCurrentRouter(source, basename);
  return { router, i18n, ...render(<App i18n={i18n} source={source} router={router} />) };
}
