import type { StoreApi } from 'zustand';
import { createServerClock } from './server-clock.ts';
import {
  customerIdOf,
  endedBy,
  type LogoutReason,
  reduceSession,
  type Session,
  type SessionChange,
} from './session.reducer.ts';
import type { SessionEnvironment, Stop } from './session-environment.ts';
import { createSessionFetch } from './session-fetch.ts';
import { createTokenRefresh } from './token-refresh.ts';
import { createTokenStore } from './token-store.ts';
import { customerOf, isDue, isExpired, type LoginTokens, REFRESH_INTERVAL_MS, readTokens } from './tokens.model.ts';

/** One tab's session. The cookies are the source of truth; the store shows who is logged in. */
export interface SessionControl {
  /**
   * A `fetch` for the API: with a valid token of this customer, and with one retry if the server
   * says it expired.
   */
  fetch(request: Request): Promise<Response>;
  accessToken(): string | null;
  /** Instant (ms) of the server's clock, for countdowns. */
  serverNow(): number;
  /** Takes the tokens of a login or a registration. */
  adopt(tokens: LoginTokens): void;
  end(reason: LogoutReason, goHome?: boolean): void;
  /** Resolves once no tab waits for the answer to a refresh. */
  settled(): Promise<void>;
  /**
   * Reads the cookies, now and after changes of other tabs, and keeps the token fresh. Returns the
   * unsubscribe function.
   */
  start(): Stop;
}

export interface SessionOptions {
  environment: SessionEnvironment;
  store: StoreApi<Session>;
  /** The customer has logged out: drop their data. */
  onEnd(reason: LogoutReason, goHome: boolean): void;
  /**
   * The access token has expired and cannot be refreshed for now, or can be again: called once for
   * each change.
   */
  onRefreshFailing(isFailing: boolean): void;
}

export function createSession({ environment, store, onEnd, onRefreshFailing }: SessionOptions): SessionControl {
  const tokens = createTokenStore(environment.cookies);
  const { channel } = environment;
  const clock = createServerClock(environment.now);
  let isFollowing = false;

  function change(what: SessionChange, goHome = false): void {
    const before = store.getState();
    const after = reduceSession(before, what);
    if (after === before) return;
    store.setState(after, true);
    const reason = endedBy(before, what);
    if (reason) onEnd(reason, goHome);
  }

  let isFailing = false;
  const tellFailing = (failing: boolean) => {
    if (failing === isFailing) return;
    isFailing = failing;
    onRefreshFailing(failing);
  };

  const look = () => {
    if (!isFollowing) return;
    const seen = tokens.read();
    // The refresh token is still there: the session goes on with the next refresh.
    if (!seen && tokens.refreshable()?.refresh) return;
    change({ type: 'cookiesRead', customerId: seen && customerOf(seen) });
  };

  const end: SessionControl['end'] = (reason, goHome) => {
    tokens.clear();
    change({ type: 'loggedOut', reason }, goHome);
    channel.post('look');
  };

  const fetch: SessionEnvironment['fetch'] = async (request) => {
    const response = await environment.fetch(request);
    clock.see(response);
    return response;
  };

  const read = (login: LoginTokens) => readTokens(login, environment.now(), clock.now());
  const refresh = createTokenRefresh({
    environment,
    tokens,
    fetch,
    read,
    onRefused: () => end('refused'),
    look,
    onFailing: tellFailing,
  });

  /** Refreshes a due token soon, and an expired one at once. */
  const keepFresh = () => {
    const held = tokens.refreshable();
    // Logged out, or refreshed by another tab.
    if (!held || !isExpired(held, environment.now())) tellFailing(false);
    if (!held) return;
    if (isExpired(held, environment.now())) void refresh.now(held);
    else if (isDue(held, environment.now())) refresh.soon();
  };

  return {
    fetch: createSessionFetch({
      fetch,
      tokens,
      refresh,
      now: environment.now,
      look,
      customerId: () => customerIdOf(store.getState()),
      onRefused: () => end('refused'),
    }),
    serverNow: clock.now,
    accessToken: () => tokens.read()?.access ?? null,
    end,
    // Rejects only if another tab steals the lock.
    settled: () => environment.exclusively(async () => {}).catch(() => {}),
    adopt(login) {
      const received = read(login);
      tokens.write(received);
      change({ type: 'tokensReceived', customerId: customerOf(received) });
      channel.post('look');
    },
    start() {
      isFollowing = true;
      const check = () => {
        look();
        keepFresh();
      };
      const wake = () => {
        refresh.waitNoMore();
        check();
      };
      let stopTicking: Stop = () => {};
      const tick = () => {
        if (environment.isVisible()) check();
        stopTicking = environment.after(REFRESH_INTERVAL_MS, tick);
      };
      tick();
      const stops = [channel.listen(look), environment.onWake(wake), () => stopTicking()];
      return () => {
        isFollowing = false;
        for (const stop of stops) stop();
      };
    },
  };
}
