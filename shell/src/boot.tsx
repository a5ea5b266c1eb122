import '@paddock/ui/tokens.css';
import '@paddock/ui/reset.css';
import '@paddock/ui/print.css';
import { startConsent, startPanels, startSession } from '@paddock/host/shell';
import { createI18n, type Locale } from '@paddock/i18n';
import type { i18n } from 'i18next';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { watchConnection } from './connection/watch-connection.ts';
import { endGivenAnswers, isAsRendered, sayMismatch, takeAnswers, takeStyles } from './edge/rendered-page.ts';
import { startApiErrors } from './errors/handle-api-error.ts';
import { tolerateForeignDom } from './foreign-dom/tolerate-foreign-dom.ts';
import { importUntilThere } from './late-chunk/import-until-there.ts';
import { startLugas } from './lugas/start-lugas.ts';
import { startModals } from './modals/start-modals.ts';
import { nobody, type Operators } from './operators/operators.ts';
import { showEditedTexts } from './remotes/edited-texts.ts';
import { importOnceHealed } from './remotes/import-once-healed.ts';
import type { RemoteSource } from './remotes/remote-source.ts';
import { startShellServices } from './remotes/shell-services.ts';
import { type CurrentRouter, createCurrentRouter, initialized } from './routing/current-router.ts';
import { openPageLocale } from './routing/page-locale.ts';
import { keepDrafts } from './session/keep-drafts.ts';
import { sayRefreshFailure } from './session/say-refresh-failure.ts';
import { saySessionEnd } from './session/say-session-end.ts';
import { TEXTS } from './texts.ts';

/** The frame waits this long (ms) for its page, so that a fast page is drawn once, not twice. */
const FRAME_AFTER_MS = 100;
/** The longest delay (ms) of background work while the page is busy. */
const IDLE_WITHIN_MS = 1_000;

/**
 * Starts the product on an empty page.
 * @param connect where remotes come from: the boundary (main.ts) or one build (main.monolith.ts)
 * @param operators gets reports; null if no edge serves the page
 * @returns source and router, for the code that replaces builds
 */
export async function boot(
  connect: (i18n: i18n) => RemoteSource,
  operators: Operators | null,
): Promise<{ source: RemoteSource; router: CurrentRouter }> {
  tolerateForeignDom();
  const { locale, basename } = openPageLocale();
  const i18n = createI18n({ locale });
  if (process.env.NODE_ENV !== 'production') showEditedTexts(i18n);
  const t = i18n.getFixedT(null, 'shell');
  const source = connect(i18n);
  const texts = addTexts(i18n, locale, source);
  keepDrafts();
  saySessionEnd({ t, texts, router: () => router });
  sayRefreshFailure({ t, texts });
  startSession();
  startShellServices(source);
  startPanels();
  startConsent();
  startModals();
  startLugas();
  watchConnection();
  startApiErrors({ t, operators: operators ?? nobody });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no <div id="root">: is it served by the edge?');
  const isRendered = takeAnswers();
  // The router loads the remote of this URL at once, in parallel with the shell's own texts.
  const router = createCurrentRouter(source, basename);
  await texts;
  const app = <App i18n={i18n} source={source} router={router} />;
  // A rendered page stays, readable, until the whole page is loaded.
  await (isRendered ? initialized(router.get()) : Promise.race([initialized(router.get()), pause(FRAME_AFTER_MS)]));
  if (isRendered && isAsRendered(router.get())) {
    takeStyles(root);
    hydrateRoot(root, app, { onRecoverableError: sayMismatch });
  } else createRoot(root).render(app);
  void whenQuiet(router)
    .then(() => importUntilThere(() => import('./boot-later.ts')))
    .then(({ bootLater }) => {
      endGivenAnswers();
      bootLater({ source, t, operators });
    });
  return { source, router };
}

const addTexts = async (i18n: i18n, locale: Locale, source: RemoteSource): Promise<void> => {
  const { shell, pages } = await importOnceHealed(source, TEXTS[locale]);
  i18n.addResourceBundle(locale, 'shell', shell);
  i18n.addResourceBundle(locale, 'pages', pages);
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Safari has no idle callbacks. */
const whenIdle = (): Promise<void> =>
  'requestIdleCallback' in window
    ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS }))
    : pause(IDLE_WITHIN_MS);

/** Resolves when the page is loaded and shown, and the browser is idle. */
async function whenQuiet(router: CurrentRouter): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await initialized(router.get());
  await whenIdle();
}
