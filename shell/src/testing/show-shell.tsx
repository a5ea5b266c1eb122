import { createI18n } from '@paddock/i18n';
import { render } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { App } from '../app.tsx';
import * as de from '../locales/de.ts';
import * as en from '../locales/en.ts';
import type { RemoteSource } from '../remotes/remote-source.ts';
import { startShellServices } from '../remotes/shell-services.ts';
import { createCurrentRouter } from '../routing/current-router.ts';
import { openPageLocale } from '../routing/page-locale.ts';

/** The shell at a URL, with its own texts and the remotes of `source`. */
export function showShell(source: RemoteSource, url: string) {
  window.history.replaceState(null, '', url);
  const { locale, basename } = openPageLocale();
  const i18n = createI18n({ locale });
  const texts = locale === 'de' ? de : en;
  i18n.addResourceBundle(locale, 'shell', texts.shell);
  i18n.addResourceBundle(locale, 'pages', texts.pages);
  onTestFinished(startShellServices(source));
  const router = createCurrentRouter(source, basename);
  return { router, i18n, ...render(<App i18n={i18n} source={source} router={router} />) };
}
