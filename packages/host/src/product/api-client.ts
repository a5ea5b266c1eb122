import { type Api, createApi, keepNewestRaces } from '@paddock/api';
import { QueryClient } from '@tanstack/react-query';
import { currentLocale } from '../platform/locale.ts';
import { createReportingCaches } from './api-errors/api-errors.ts';
import { session } from './session/use-session.ts';

/** The typed client of `/api`, in the language of the page and the name of who is logged in. */
export const api: Api = createApi({
  baseUrl: '/api',
  language: currentLocale,
  fetch: session.fetch,
  accessToken: session.accessToken,
  csrfToken: session.csrfToken,
});

/**
 * The one cache of server state. Each query's own options say how fresh it must be; retries follow the specification per call.
 * What a customer sends offline fails at once: nothing that may cost money waits to be sent later. What is on screen is read again
 * by the shell's refresh when the network is back, a moment later and not by all tabs at once.
 */
export const queryClient = new QueryClient({
  ...createReportingCaches(),
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always' },
  },
});
keepNewestRaces(queryClient);
