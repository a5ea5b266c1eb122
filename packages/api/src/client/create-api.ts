import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { openEnvelope, type Pagination } from '../wire/envelope.ts';
import { ApiError, isApiError } from './api-error.ts';

export interface ApiOptions {
  /** `/api` in the browser, an absolute URL elsewhere. Without a slash at the end. */
  baseUrl: string;
  /** Default: the global `fetch`. The session hands in one that refreshes its token. */
  fetch?: (request: Request) => Promise<Response>;
  /** Value of `accept-language`, asked at every call. */
  language: () => string;
  /** Further headers, asked at every call: access token, CSRF token. */
  headers?: () => Record<string, string>;
}

/** An answer that `read` has made known, with the page it is of, if it is a list by pages. */
export interface Answer<T> {
  data: T;
  pagination: Pagination | null;
}

export type ApiClient = Client<paths, 'application/json'>;

/** Speaks to the API. It returns or throws {@link ApiError}; it never shows an alert and never navigates. */
export interface Api {
  /**
   * @param send one call of the typed client
   * @param read turns the wire's data into the domain's, or throws `malformed`
   * @throws ApiError; or the abort's own reason when the caller has aborted
   */
  call<T>(
    send: (client: ApiClient) => Promise<{ data?: unknown; error?: unknown; response: Response }>,
    read: (data: unknown) => T,
  ): Promise<Answer<T>>;
}

/** Makes the one client of a page. */
export const createApi = ({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  language,
  headers,
}: ApiOptions): Api => {
  const client: ApiClient = createClient<paths, 'application/json'>({ baseUrl, fetch });
  client.use({
    onRequest({ request }) {
      request.headers.set('accept-language', language());
      for (const [name, value] of Object.entries(headers?.() ?? {})) request.headers.set(name, value);
    },
  });
  return {
    async call(send, read) {
      try {
        const { data, error, response } = await send(client);
        const opened = openEnvelope(response.ok ? data : error, response.status);
        return { data: read(opened.data), pagination: opened.pagination };
      } catch (thrown) {
        throw asApiError(thrown);
      }
    },
  };
};

const asApiError = (thrown: unknown): unknown => {
  if (isApiError(thrown) || isAbort(thrown)) return thrown;
  // The client parses the body itself: a body that is no JSON arrives here as a SyntaxError.
  if (thrown instanceof SyntaxError) {
    return new ApiError({ kind: 'malformed', message: 'The answer is not JSON.', cause: thrown });
  }
  return new ApiError({ kind: 'network', cause: thrown });
};

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === 'AbortError';
