// Must be first: libraries look for these globals when they load.
import './edge/edge-globals.ts';

import type { PageInput } from '@paddock/federation';
import { queryClient, type RemoteModule } from '@paddock/host';
import { createI18n, DEFAULT_LOCALE, localeOfPath } from '@paddock/i18n';
import type { QueryObserverOptions } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router';
import { App } from './app.tsx';
import { noteFirstQuestion } from './consent/first-question.ts';
import { faultIn } from './edge/code-fault.model.ts';
import { setSurroundings, unanswered } from './edge/edge-globals.ts';
import type { RenderedPage } from './edge/rendered-page.ts';
import { createEdgeSource } from './remotes/edge-source.ts';
import { startShellServices } from './remotes/shell-services.ts';
import { routerOf } from './routing/router.tsx';
import { TEXTS } from './texts.ts';

export { shares } from './edge/edge-shares.ts';

/** The rendered page, as the edge reads it. */
interface EdgeOutput extends Omit<RenderedPage, 'asksConsent'> {
  /** `null`: the page waits for reads, or is an error, which the browser shows. */
  html: string | null;
  /** How long (ms) all its answers are fresh. */
  freshMs: number;
  /** Reads that the page wanted and the edge had not fetched. */
  asked: string[];
}

/** Maximum number of render passes: the reads of a pass are answered in the next one. */
const MAX_ROUNDS = 3;
const HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;
/** A page without reads is fresh for this long (ms). */
const FRESH_MS = 60_000;
/** Every read that has an answer gets it within this many microtasks. */
const MAX_TICKS = 300;

const settle = async (): Promise<void> => {
  for (let tick = 0; tick < MAX_TICKS; tick++) await null;
};

type AnyQuery = ReturnType<ReturnType<typeof queryClient.getQueryCache>['getAll']>[number];

/**
 * Whether a part on the page wants it. Without an observer, the cache reports every query as
 * disabled.
 */
const isWanted = (query: AnyQuery): boolean => {
  const { queryFn, enabled = true } = query.options as QueryObserverOptions;
  if (query.state.status !== 'pending' || query.state.fetchStatus !== 'idle') return false;
  return typeof queryFn === 'function' && (typeof enabled === 'function' ? enabled(query as never) : enabled);
};

/**
 * Starts the reads that parts on the page want and no loader started. Returns whether there were
 * any.
 */
const askMissing = (): boolean => {
  const missing = queryClient.getQueryCache().getAll().filter(isWanted);
  for (const query of missing) query.fetch().catch(() => {});
  return missing.length > 0;
};

const dataOfPage = (): RenderedPage['data'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.status === 'success' ? [[queryKey, state.data] as const] : []));

/** The shortest stale time (ms) of the page's reads, at most `FRESH_MS`; 0 if one has no answer. */
function freshness(): number {
  if (unanswered.size > 0) return 0;
  const answered = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  const times = answered.map(({ options }) => (options as { staleTime?: unknown }).staleTime);
  return Math.min(FRESH_MS, ...times.map((time) => (typeof time === 'number' ? time : 0)));
}

/**
 * Renders a page for a visitor, with the edge's answers.
 * @returns JSON of an {@link EdgeOutput}
 * @throws errors of the page's code, while it loads or renders
 */
export async function render(input: string, module: RemoteModule | null): Promise<string> {
  const { url, now, claims, owner, asksConsent, answers } = JSON.parse(input) as PageInput;
  setSurroundings({ url, now, answers });
  noteFirstQuestion(asksConsent);
  const { pathname } = new URL(url);
  const locale = localeOfPath(pathname);
  const i18n = createI18n({ locale });
  const { shell, pages } = await TEXTS[locale]();
  i18n.addResourceBundle(locale, 'shell', shell);
  i18n.addResourceBundle(locale, 'pages', pages);
  const source = createEdgeSource({ claims, owner: owner && module && { ...owner, module } }, i18n);
  startShellServices(source);
  const basename = locale === DEFAULT_LOCALE ? '/' : `/${locale}`;
  const router = routerOf(source, basename, (routes, options) =>
    createMemoryRouter(routes, { ...options, initialEntries: [pathname] }),
  );
  await settle();
  const answer = (html: string | null): string => {
    const page: EdgeOutput = { html, now, data: dataOfPage(), freshMs: freshness(), asked: [...unanswered] };
    return JSON.stringify(page);
  };
  const refuseFaults = (errors: readonly unknown[]): void => {
    const fault = faultIn(errors);
    if (fault) throw fault;
  };
  const { errors } = router.state;
  if (errors) refuseFaults(Object.values(errors));
  if (errors || !router.state.initialized) return answer(null);
  const current = { get: () => router, subscribe: () => () => {} };
  // React puts head tags before the markup. The edge has filled in the head already.
  const draw = () => renderToString(<App i18n={i18n} source={source} router={current} />).replace(HEAD_TAGS, '');
  let html = draw();
  for (let round = 1; round < MAX_ROUNDS && askMissing(); round++) {
    await settle();
    html = draw();
  }
  const failed = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'error');
  refuseFaults(failed.map(({ state }) => state.error));
  return answer(failed.length > 0 ? null : html);
}
