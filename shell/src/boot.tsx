import '@paddock/ui/tokens.css';
import '@paddock/ui/reset.css';
import '@paddock/ui/print.css';
import { createI18n } from '@paddock/i18n';
import type { i18n } from 'i18next';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { RemoteSource } from './remotes/remote-source.ts';
import { type CurrentRouter, createCurrentRouter } from './routing/current-router.ts';
import { openPageLocale } from './routing/page-locale.ts';

const TEXTS = {
  de: () => import('./locales/de.json'),
  en: () => import('./locales/en.json'),
};

/**
 * From an empty page to the product. `connect` says where remotes come from: the boundary (main.ts) or one build (main.monolith.ts).
 * Returns both, for whoever replaces builds.
 */
export async function boot(
  connect: (i18n: i18n) => RemoteSource,
): Promise<{ source: RemoteSource; router: CurrentRouter }> {
  const { locale, basename } = openPageLocale();
  const i18n = createI18n({ locale });
  const source = connect(i18n);
  // The router starts to load the remote of this URL at once; the shell's own texts come beside it.
  const router = createCurrentRouter(source, basename);
  i18n.addResourceBundle(locale, 'shell', (await TEXTS[locale]()).default);

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no <div id="root">: is it served by the edge?');
  createRoot(root).render(<App i18n={i18n} source={source} router={router} />);
  return { source, router };
}
