import { createApi, isApiError } from '@paddock/api';
import { login } from '@paddock/api/auth';
import { currentLocale } from '../../locale.ts';
import { authorise } from './authorise.ts';
import type { SessionEnvironment, Stop } from './session-environment.ts';
import type { TokenStore } from './token-store.ts';
import {
  customerOf,
  EXPIRED_HANDLING_MS,
  isDue,
  isExpired,
  type LoginTokens,
  MAX_BACKOFF_MS,
  REFRESH_DEBOUNCE_MS,
  REFRESH_TIMEOUT_MS,
  type Tokens,
} from './tokens.model.ts';

/**
 * The outcome of a refresh.
 * - `fresh`: there is a new access token, from this tab or another
 * - `kept`: no usable answer; the session stays and the refresh is retried later
 * - `ended`: the session has ended
 */
export type RefreshOutcome = 'fresh' | 'kept' | 'ended';

export interface TokenRefresh {
  /** Replaces the `stale` tokens. Simultaneous requests of all tabs share one refresh. */
  now(stale: Tokens): Promise<RefreshOutcome>;
  /** Refreshes the present tokens within 2 s, in the background. */
  soon(): void;
  /** The tab or the network is back: resets the backoff. */
  waitNoMore(): void;
}

interface TokenRefreshOptions {
  environment: SessionEnvironment;
  tokens: TokenStore;
  /** A plain fetch. The session's own would wait for this refresh. */
  fetch: SessionEnvironment['fetch'];
  read(login: LoginTokens): Tokens;
  /** The server refused the session, or there is no refresh token. */
  onRefused(): void;
  /** The cookies have changed. */
  look(): void;
  /** Called with whether the access token has expired while refreshes get no usable answer. */
  onFailing(isFailing: boolean): void;
}

/**
 * Only a definite refusal ends a session. Errors of the network, load, CSRF check or server do not.
 */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && [400, 401, 403].includes(error.status ?? 0) && error.code !== 'csrf_mismatch';

/**
 * Compares all fields. A server may sign the same access token twice within a second, and a read
 * during another tab's write may mix the new refresh token with the old time.
 */
const areSame = (held: Tokens, stale: Tokens): boolean =>
  held.access === stale.access && held.refresh === stale.refresh && held.expiresAt === stale.expiresAt;

export function createTokenRefresh(options: TokenRefreshOptions): TokenRefresh {
  const { environment, tokens, fetch, read, onRefused, look, onFailing } = options;
  const api = createApi({
    baseUrl: new URL('/api', location.origin).href,
    language: currentLocale,
    fetch: (request) => fetch(authorise(request, { access: null, csrf: tokens.csrf() })),
  });
  let running: Promise<RefreshOutcome> | null = null;
  let stopWaiting: Stop | null = null;
  let backoff = 0;
  let notBefore = 0;

  const postpone = (held: Tokens): RefreshOutcome => {
    if (isExpired(held, environment.now())) onFailing(true);
    backoff = Math.min(Math.max(backoff * 2, EXPIRED_HANDLING_MS), MAX_BACKOFF_MS);
    notBefore = environment.now() + backoff;
    return 'kept';
  };

  const refuse = (): RefreshOutcome => {
    onFailing(false);
    onRefused();
    return 'ended';
  };

  /** For an outdated answer: a logout, a login or another refresh came first. */
  const asOthersLeftIt = (): RefreshOutcome => {
    onFailing(false);
    look();
    return tokens.read() ? 'fresh' : 'ended';
  };

  const requestTokens = async (refreshToken: string, signal: AbortSignal): Promise<LoginTokens> => {
    const attempt = tokens.attempt();
    const tooLate = new AbortController();
    const stop = environment.after(REFRESH_TIMEOUT_MS, () => tooLate.abort());
    const { data } = await api
      .call(login, {
        headers: { 'refresh-token': refreshToken, ...(attempt === null ? {} : { 'Idempotency-Key': attempt }) },
        body: { grantType: 'refresh_token', refreshToken },
        signal: AbortSignal.any([signal, tooLate.signal]),
      })
      .finally(stop);
    return data;
  };

  /**
   * Runs inside the lock. Reads the cookies again: another tab may have refreshed while this one
   * waited.
   */
  async function refreshOnce(stale: Tokens, signal: AbortSignal): Promise<RefreshOutcome> {
    const held = tokens.refreshable();
    if (!held || !areSame(held, stale)) return asOthersLeftIt();
    const { refresh } = held;
    if (refresh === null) return refuse();
    const isOutdated = () => signal.aborted || tokens.refreshable()?.refresh !== refresh;
    try {
      const answer = await requestTokens(refresh, signal);
      if (isOutdated()) return asOthersLeftIt();
      const next = read(answer);
      // Tokens of another customer: the refresh token did not belong to this session. A lost or
      // garbled token names nobody.
      if (customerOf(held) !== '' && customerOf(next) !== customerOf(held)) return refuse();
      tokens.write(next);
      onFailing(false);
      look();
      backoff = 0;
      return 'fresh';
    } catch (error) {
      if (isOutdated()) return asOthersLeftIt();
      return isRefusal(error) ? refuse() : postpone(held);
    }
  }

  const refreshNow: TokenRefresh['now'] = (stale) => {
    stopWaiting?.();
    stopWaiting = null;
    // The second condition covers a clock that was set back.
    if (environment.now() < notBefore && notBefore - environment.now() <= backoff) return Promise.resolve('kept');
    running ??= environment
      .exclusively((signal) => refreshOnce(stale, signal))
      // Another tab stole the lock from this frozen one, and refreshes instead.
      .catch(() => {
        const held = tokens.refreshable();
        return held && areSame(held, stale) ? postpone(held) : asOthersLeftIt();
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    now: refreshNow,
    waitNoMore() {
      notBefore = 0;
    },
    soon() {
      stopWaiting ??= environment.after(REFRESH_DEBOUNCE_MS, () => {
        stopWaiting = null;
        const held = tokens.read();
        if (held && isDue(held, environment.now())) void refreshNow(held);
      });
    },
  };
}
