import { ApiError } from '@paddock/api';
import { getMe } from '@paddock/api/customer';
import { authorise } from './authorise.ts';
import type { TokenRefresh } from './token-refresh.ts';
import type { TokenStore } from './token-store.ts';
import { isDue, isExpired, type Tokens } from './tokens.model.ts';

interface SessionFetchOptions {
  fetch(request: Request): Promise<Response>;
  tokens: TokenStore;
  refresh: TokenRefresh;
  now(): number;
  look(): void;
  /** The customer that this tab shows. */
  customerId(): string | null;
  onRefused(): void;
}

/** The error of a call of a customer who has logged out. Like every 401, it makes no alert. */
export const notLoggedIn = () =>
  new ApiError({ kind: 'api', status: 401, code: 'unauthorized_customer_jwt', message: 'This session has ended.' });

/**
 * Code of a call that was not sent, because the access token has expired and cannot be refreshed
 * now.
 */
export const SESSION_NOT_REFRESHED = 'session_not_refreshed';

const notRefreshed = () =>
  new ApiError({ kind: 'network', code: SESSION_NOT_REFRESHED, message: 'The session could not be refreshed now' });

const EXPIRED_CODES = new Set(['unauthorized', 'unauthorized_customer_jwt']);

/** The code of a refusal (401, 403); null for any other answer. */
async function codeOf(response: Response): Promise<string | null> {
  if (response.status !== 401 && response.status !== 403) return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  return typeof code === 'string' ? code : null;
}

/** A `fetch` that adds the session to the API's calls. */
export function createSessionFetch(options: SessionFetchOptions): (request: Request) => Promise<Response> {
  const { fetch, tokens, refresh, now, look, customerId, onRefused } = options;

  /** Sends a copy: a refused call may be sent again. */
  const send = (request: Request, access: string | null): Promise<Response> =>
    fetch(authorise(request.clone(), { access, csrf: tokens.csrf() }));

  /** Another tab may have renewed the CSRF token: reads it again, once (faults row 61). */
  const sendWithCsrf = async (request: Request, access: string | null): Promise<Response> => {
    const response = await send(request, access);
    return (await codeOf(response)) === 'csrf_mismatch' ? send(request, access) : response;
  };

  /** Tokens that the server still accepts. A due token is still used while it is refreshed. */
  const freshTokens = async (): Promise<Tokens> => {
    const held = tokens.refreshable();
    if (!held) throw notLoggedIn();
    if (!isExpired(held, now())) {
      if (isDue(held, now())) refresh.soon();
      return held;
    }
    return otherTokens(held);
  };

  const otherTokens = async (stale: Tokens): Promise<Tokens> => {
    const outcome = await refresh.now(stale);
    if (outcome === 'kept') throw notRefreshed();
    const other = tokens.read();
    if (!other) throw notLoggedIn();
    return other;
  };

  const isMe = (request: Request) => request.method === 'GET' && new URL(request.url).pathname.endsWith(getMe.path);

  const sendAsCustomer = async (request: Request): Promise<Response> => {
    const held = await freshTokens();
    const response = await sendWithCsrf(request, held.access);
    const code = await codeOf(response);
    if (code === null || !EXPIRED_CODES.has(code)) return response;
    const isPresent = tokens.read()?.access === held.access;
    if (isPresent && code === 'unauthorized_customer_jwt' && isMe(request)) {
      // core §4: the me call says that the session is over.
      onRefused();
      return response;
    }
    const next = await otherTokens(held);
    const again = await sendWithCsrf(request, next.access);
    const isRefusedAgain = EXPIRED_CODES.has((await codeOf(again)) ?? '');
    if (isRefusedAgain && tokens.read()?.access === next.access) onRefused();
    return again;
  };

  return async (request) => {
    const asker = customerId();
    look();
    const isStill = () => customerId() === asker;
    if (asker === null) return sendWithCsrf(request, tokens.read()?.access ?? null);
    if (!isStill()) throw notLoggedIn();
    const response = await sendAsCustomer(request);
    look();
    if (!isStill()) throw notLoggedIn();
    return response;
  };
}
