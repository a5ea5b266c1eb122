import { type Api, createApi, keepNewestRaces } from '@paddock/api';
import { QueryClient } from '@tanstack/react-query';
import { currentLocale } from '../locale.ts';
import { createReportingCaches } from './api-errors/api-errors.ts';
import { session } from './session/use-session.ts';

let readBaggage: (() => string) | undefined;

/** Sets what traces of calls report about the page: its release and its builds. */
export const tellTraces = (baggage: () => string): void => {
  readBaggage = baggage;
};

/**
 * The typed client of `/api`, in the language of the page. The session's `fetch` adds the tokens.
 */
export const api: Api = createApi({
  baseUrl: '/api',
  language: currentLocale,
  fetch: session.fetch,
  baggage: () => readBaggage?.(),
});

/** How long a failure counts as one that the page is about to show. */
const JUST_NOW_MS = 1_000;

/**
 * The one cache of server state. Each query's options set its staleness; retries follow the
 * specification per call. A mutation that is sent offline fails at once: nothing that may cost
 * money is sent later. When the network is back, the shell's refresh reads the visible queries
 * again, at a random moment per tab.
 */
export const queryClient = new QueryClient({
  ...createReportingCaches(),
  defaultOptions: {
    queries: {
      retry: false,
      // What failed a moment ago, in the page's loader or beside it, is not asked again at once:
      // after a call of 20 s the customer would wait as long again for the words and the button.
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > JUST_NOW_MS,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always' },
  },
});
keepNewestRaces(queryClient);
