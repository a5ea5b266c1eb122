import { type Api, ApiError, type ApiInput, apiQuery, createApi, isApiError } from '@paddock/api';
import { getBets } from '@paddock/api/bets';
import { setBookmark } from '@paddock/api/messenger';
import { getMeetings } from '@paddock/api/races';
import { describe, expect, test, vi } from 'vitest';
import type { ApiOptions } from './create-api.ts';

const envelope = { success: true, data: [], pagination: null, error: null, validation: null };

/** An API whose server answers once, and the requests that reached it. */
const apiThat = (answer: () => Response | Promise<Response>, options: Partial<ApiOptions> = {}) => {
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: 'http://api.test/api',
    language: () => 'de',
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
    ...options,
  });
  const call = (input?: ApiInput<'getMeetings'>) => api.call(getMeetings, input);
  return { call, requests };
};

const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

describe('the client', () => {
  test('[CALL-1] sends the language of the moment', async () => {
    let language = 'de';
    const { call, requests } = apiThat(json(envelope), { language: () => language });
    await call();
    language = 'en';
    await call();
    expect(requests[0]?.url).toBe('http://api.test/api/v1/meetings');
    expect(requests[0]?.headers.get('accept-language')).toBe('de');
    expect(requests[1]?.headers.get('accept-language')).toBe('en');
  });

  test('[CALL-9] carries what is known of the page', async () => {
    const { call, requests } = apiThat(json(envelope), { baggage: () => 'paddock.release=14' });
    await call();
    expect(requests[0]?.headers.get('baggage')).toBe('paddock.release=14');
    const other = apiThat(json(envelope));
    await other.call();
    expect(other.requests[0]?.headers.has('baggage')).toBe(false);
  });

  test('[CALL-2] opens the envelope', async () => {
    expect(await apiThat(json(envelope)).call()).toEqual({ data: [], pagination: null });
  });

  test('[CALL-3] throws what the server says, with its tag', async () => {
    const refusal = {
      ...envelope,
      success: false,
      error: { code: 'check_TC', message: 'Please accept the terms.', description: null, extended: { a: 1 } },
      validation: { terms: ['required'] },
    };
    for (const status of [200, 403]) {
      await expect(apiThat(json(refusal, status)).call()).rejects.toMatchObject({
        kind: 'api',
        code: 'check_TC',
        status,
        message: 'Please accept the terms.',
        tag: 'apicheck_TC',
        extended: { a: 1 },
        validation: { terms: ['required'] },
      });
    }
  });

  test('[CALL-8] throws the seconds after which it may be tried again', async () => {
    const refusal = { ...envelope, success: false, error: { code: 'too_many_requests', message: 'Wait.' } };
    const after = (headers: HeadersInit) => apiThat(() => Response.json(refusal, { status: 429, headers })).call();
    await expect(after({ 'retry-after': '42' })).rejects.toMatchObject({ retryAfter: 42 });
    await expect(after({})).rejects.toMatchObject({ retryAfter: null });
  });

  test('[CALL-4] throws http for a refusal without the envelope', async () => {
    await expect(apiThat(() => new Response('<h1>Bad gateway</h1>', { status: 502 })).call()).rejects.toMatchObject({
      kind: 'http',
      status: 502,
      code: null,
      tag: 'TOTAL_FAIL',
      message: 'An error occurred, please try again later.',
    });
  });

  test('[CALL-5] throws malformed for an acceptance that is no envelope or no JSON', async () => {
    for (const answer of [json([1]), json({ data: [] }), () => new Response('<html>', { status: 200 })]) {
      await expect(apiThat(answer).call()).rejects.toMatchObject({ kind: 'malformed', tag: 'TOTAL_FAIL' });
    }
  });

  test('[CALL-6] throws network when no answer comes', async () => {
    const error = await apiThat(() => Promise.reject(new TypeError('fetch failed')))
      .call()
      .catch((thrown: unknown) => thrown);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ kind: 'network', status: null, tag: 'TOTAL_FAIL' });
  });

  test('[CALL-13] is repeated as its operation says, unless it had all its time', () => {
    const api = createApi({ baseUrl: 'http://api.test/api', language: () => 'de' });
    const { retry } = apiQuery(api, getBets);
    const failure = (cause: Error) => new ApiError({ kind: 'network', cause });
    const asks = (failures: number, error: Error) => (typeof retry === 'function' ? retry(failures, error) : retry);
    expect(asks(0, failure(new TypeError('fetch failed')))).toBe(true);
    expect(asks(1, failure(new TypeError('fetch failed')))).toBe(false);
    expect(asks(0, failure(new DOMException('late', 'TimeoutError')))).toBe(false);
    expect(apiQuery(api, getMeetings)).not.toHaveProperty('retry');
  });

  test.each([
    ['a read of a page', (api: Api, signal: AbortSignal) => apiQuery(api, getMeetings).queryFn?.({ signal } as never)],
    ['a change', (api: Api) => api.call(setBookmark, { body: { raceId: 7 } })],
    [
      'a change that can be aborted',
      (api: Api, signal: AbortSignal) => api.call(setBookmark, { body: { raceId: 7 }, signal }),
    ],
  ])('[CALL-10] gives %s up that has no answer after 20 s', async (_, ask) => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    const hanging = createApi({
      baseUrl: 'http://api.test/api',
      language: () => 'de',
      fetch: ({ signal }) =>
        new Promise((_, reject) => {
          if (signal.aborted) reject(signal.reason);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    });
    const { signal } = new AbortController();
    const asked = ask(hanging, signal);
    expect(timeout).toHaveBeenCalledWith(20_000);
    late.abort(new DOMException('late', 'TimeoutError'));
    await expect(asked).rejects.toMatchObject({ kind: 'network' });
    timeout.mockRestore();
  });

  test('[CALL-11] reads past the cache what was no answer', async () => {
    const answers = [new Response('{"succ'), Response.json(envelope)];
    const requests: Request[] = [];
    const api = createApi({
      baseUrl: 'http://api.test/api',
      language: () => 'de',
      fetch: async (request) => {
        requests.push(request);
        return answers.shift() ?? Response.error();
      },
    });
    const { signal } = new AbortController();
    expect(await apiQuery(api, getMeetings).queryFn?.({ signal } as never)).toEqual([]);
    expect(requests.map(({ cache }) => cache)).toEqual(['default', 'reload']);
  });

  test('[CALL-12] lets a call outlive its page that asks for it', async () => {
    const { call, requests } = apiThat(() => Response.json(envelope));
    await call();
    await call({ keepalive: true });
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([false, true]);
  });

  test('[CALL-7] passes an abort on as it is', async () => {
    const abort = new DOMException('gone', 'AbortError');
    await expect(apiThat(() => Promise.reject(abort)).call()).rejects.toBe(abort);
  });
});
