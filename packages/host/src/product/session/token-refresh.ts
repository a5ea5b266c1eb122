import { createApi, isApiError } from '@paddock/api';
import { login } from '@paddock/api/auth';
import { currentLocale } from '../../platform/locale.ts';
import type { SessionEnvironment, Stop } from './session-environment.ts';
import type { TokenStore } from './token-store.ts';
import {
  customerOf,
  EXPIRED_HANDLING_MS,
  isDue,
  type LoginTokens,
  MOST_BACKOFF_MS,
  REFRESH_DEBOUNCE_MS,
  REFRESH_TIMEOUT_MS,
  type Tokens,
} from './tokens.model.ts';

/**
 * What became of a refresh.
 * - `fresh`: there is another access token now, of this tab or of another
 * - `kept`: there was no answer to go by; the session stays and it is tried again later
 * - `ended`: there is no session any more
 */
export type RefreshOutcome = 'fresh' | 'kept' | 'ended';

export interface TokenRefresh {
  /** Gets other tokens than `stale`, once for all that ask at the same time, in whichever tab. */
  now(stale: Tokens): Promise<RefreshOutcome>;
  /** The same for the present token within 2 s, for which nobody waits. */
  soon(): void;
  /** The tab or the network is back: what failed before is no reason to wait. */
  waitNoMore(): void;
}

interface TokenRefreshOptions {
  environment: SessionEnvironment;
  tokens: TokenStore;
  /** Not the session's own: it would wait for itself. */
  fetch: SessionEnvironment['fetch'];
  read(login: LoginTokens): Tokens;
  /** The server does not go on with this session, or there is nothing to go on with. */
  onRefused(): void;
  /** The cookies are not what they were. */
  look(): void;
}

/** Only a definite answer ends a session: not one about the network, the load, the proof of origin or a broken server. */
const isRefusal = (error: unknown): boolean =>
  isApiError(error) && [400, 401, 403].includes(error.status ?? 0) && error.code !== 'csrf_mismatch';

/**
 * By all of them: a server that signs a customer and a second gives the same access token twice in that second, and who reads while
 * another tab writes may have the new refresh token beside the old time.
 */
const areSame = (held: Tokens, stale: Tokens): boolean =>
  held.access === stale.access && held.refresh === stale.refresh && held.expiresAt === stale.expiresAt;

export function createTokenRefresh(options: TokenRefreshOptions): TokenRefresh {
  const { environment, tokens, fetch, read, onRefused, look } = options;
  const api = createApi({
    baseUrl: new URL('/api', location.origin).href,
    language: currentLocale,
    fetch,
    csrfToken: tokens.csrf,
  });
  let running: Promise<RefreshOutcome> | null = null;
  let stopWaiting: Stop | null = null;
  let backoff = 0;
  let notBefore = 0;

  const postpone = (): RefreshOutcome => {
    backoff = Math.min(Math.max(backoff * 2, EXPIRED_HANDLING_MS), MOST_BACKOFF_MS);
    notBefore = environment.now() + backoff;
    return 'kept';
  };

  const refuse = (): RefreshOutcome => {
    onRefused();
    return 'ended';
  };

  /** For an answer that came too late: somebody has logged out, logged in or refreshed meanwhile. */
  const asOthersLeftIt = (): RefreshOutcome => {
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

  /** Inside the lock, where the cookies are read anew: another tab may have done it while this one waited. */
  async function refreshOnce(stale: Tokens, signal: AbortSignal): Promise<RefreshOutcome> {
    const held = tokens.read();
    if (!held || !areSame(held, stale)) return asOthersLeftIt();
    const { refresh } = held;
    if (refresh === null) return refuse();
    const isOutdated = () => signal.aborted || tokens.read()?.refresh !== refresh;
    try {
      const answer = await requestTokens(refresh, signal);
      if (isOutdated()) return asOthersLeftIt();
      const next = read(answer);
      // Another customer's: the refresh token was none of this session.
      if (customerOf(next) !== customerOf(held)) return refuse();
      tokens.write(next);
      backoff = 0;
      return 'fresh';
    } catch (error) {
      if (isOutdated()) return asOthersLeftIt();
      return isRefusal(error) ? refuse() : postpone();
    }
  }

  const now: TokenRefresh['now'] = (stale) => {
    stopWaiting?.();
    stopWaiting = null;
    // The second half for a clock that was set back.
    if (environment.now() < notBefore && notBefore - environment.now() <= backoff) return Promise.resolve('kept');
    running ??= environment
      .exclusively((signal) => refreshOnce(stale, signal))
      // The lock was taken away from a tab that was frozen: whoever took it has done it meanwhile, or will.
      .catch(() => {
        const held = tokens.read();
        return held && areSame(held, stale) ? postpone() : asOthersLeftIt();
      })
      .finally(() => {
        running = null;
      });
    return running;
  };

  return {
    now,
    waitNoMore() {
      notBefore = 0;
    },
    soon() {
      stopWaiting ??= environment.after(REFRESH_DEBOUNCE_MS, () => {
        stopWaiting = null;
        const held = tokens.read();
        if (held && isDue(held, environment.now())) void now(held);
      });
    },
  };
}
