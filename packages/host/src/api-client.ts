import { type Api, createApi, keepNewestRaces } from '@paddock/api';
import { QueryClient } from '@tanstack/react-query';
import { currentLocale } from './locale.ts';

/** The typed client of `/api`, in the language of the page. */
export const api: Api = createApi({ baseUrl: '/api', language: currentLocale });

/** The one cache of server state. Each query's own options say how fresh it must be; retries follow the specification per call. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, refetchOnWindowFocus: 'always', refetchIntervalInBackground: false } },
});
keepNewestRaces(queryClient);
