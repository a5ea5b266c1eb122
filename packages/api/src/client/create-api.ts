import createClient from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';
import { openEnvelope, type Pagination } from '../wire/envelope.ts';
import { toWire, wireName } from '../wire/names.ts';
import { ApiError, isApiError } from './api-error.ts';
import type { ApiArguments, ApiData, ApiInput, ApiOperation, OperationId, WireInput } from './operation.ts';

export interface ApiOptions {
  /** `/api` in the browser, an absolute URL elsewhere. Without a trailing slash. */
  baseUrl: string;
  /**
   * Default: the global `fetch`. The session passes one that adds its tokens and refreshes them.
   */
  fetch?: (request: Request) => Promise<Response>;
  /** The value of `accept-language`, read at every call. */
  language: () => string;
  /**
   * The page's data for traces (W3C Baggage), read at every call: `paddock.release=14`. Default:
   * none.
   */
  baggage?: () => string | undefined;
}

/** An answer in the names of the domain, with its pagination if it is a page of a list. */
export interface Answer<T> {
  data: T;
  pagination: Pagination | null;
}

/**
 * The client of the API. It returns or throws {@link ApiError}. It never shows an alert and never
 * navigates.
 */
export interface Api {
  /**
   * @throws ApiError, of kind `network` without an answer in 20 s; the abort reason if the caller
   *   aborted
   */
  call<Id extends OperationId>(operation: ApiOperation<Id>, ...input: ApiArguments<Id>): Promise<Answer<ApiData<Id>>>;
}

/** Longer than the edge waits for a silent API. On a silent network, a call would last minutes. */
const ANSWER_WITHIN_MS = 20_000;

type AnyInput = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
  cache?: RequestInit['cache'];
  keepalive?: boolean;
};

/** Parameters in wire names. A list gets `[]`; undefined values are not sent. */
const toParameters = (named: Record<string, unknown> = {}): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(named)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [`${wireName(name)}${Array.isArray(value) ? '[]' : ''}`, value]),
  );

/**
 * The names change at run time, so the result's type is asserted: `Camel` and `wireName` are
 * inverses.
 */
const toWireInput = <Id extends OperationId>({ read }: ApiOperation<Id>, input: AnyInput): WireInput<Id> => {
  const { path, query, headers, body, signal, cache, keepalive } = input;
  const late = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const wire: Record<string, unknown> = {
    params: { path: toParameters(path), query: toParameters(query), header: headers },
    body: toWire(body),
    signal: signal ? AbortSignal.any([signal, late]) : late,
    ...(cache === undefined ? {} : { cache }),
    ...(keepalive === undefined ? {} : { keepalive }),
    parseAs: read ? 'json' : 'text',
  };
  return wire as WireInput<Id>;
};

/** Creates the one client of a page. */
export const createApi = ({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  language,
  baggage,
}: ApiOptions): Api => {
  const client = createClient<paths, 'application/json'>({ baseUrl, fetch });
  client.use({
    onRequest({ request }) {
      request.headers.set('accept-language', language());
      const told = baggage?.();
      if (told) request.headers.set('baggage', told);
    },
  });

  const answer = async <Id extends OperationId>(operation: ApiOperation<Id>, input: AnyInput) => {
    const { data, error, response } = await operation.send(client, toWireInput(operation, input));
    if (!operation.read && response.ok) return { data: data as ApiData<Id>, pagination: null };
    const opened = openEnvelope(response.ok ? data : error, response);
    return { data: operation.read?.(opened.data, 'data') as ApiData<Id>, pagination: opened.pagination };
  };

  return {
    call: (operation, ...[input]) =>
      answer(operation, (input as ApiInput<OperationId> | undefined) ?? {}).catch((thrown) => {
        throw asApiError(thrown);
      }),
  };
};

const asApiError = (thrown: unknown): unknown => {
  if (isApiError(thrown) || isAbort(thrown)) return thrown;
  // openapi-fetch parses the body: for a body that is not JSON, it throws a SyntaxError.
  if (thrown instanceof SyntaxError) {
    return new ApiError({ kind: 'malformed', message: 'The answer is not JSON.', cause: thrown });
  }
  return new ApiError({ kind: 'network', cause: thrown });
};

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === 'AbortError';
