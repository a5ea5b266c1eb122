import { sharedChannel } from '@paddock/core';
import { runExclusively, type SharedChannel } from '@paddock/core/shell';
import type { Cookies } from '../cookies/cookies.ts';
import { pageCookies } from '../cookies/page-cookies.ts';
import { onWake } from '../on-wake.ts';
import { REFRESH_TIMEOUT_MS } from './tokens.model.ts';

export type Stop = () => void;

/** The session's dependencies. `browserSession()` is the real one; tests use a fake. */
export interface SessionEnvironment {
  /** Instant (ms) of this machine's clock, which may be wrong. */
  now(): number;
  /** Calls back once after `ms` milliseconds. */
  after(ms: number, run: () => void): Stop;
  fetch(request: Request): Promise<Response>;
  cookies: Cookies;
  /** Runs `work` in one tab at a time; see `runExclusively`. */
  exclusively<Result>(work: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Tells the other tabs to read the cookies. */
  channel: SharedChannel;
  isVisible(): boolean;
  /** The tab came on screen or back from the back/forward cache, or the network came back. */
  onWake(listener: () => void): Stop;
}

/** A longer hold means a frozen or hanging tab: a refresh times out earlier. */
const STEAL_AFTER_MS = REFRESH_TIMEOUT_MS + 2_000;

/** The environment of this page. */
export function browserSession(): SessionEnvironment {
  return {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fetch: (request) => fetch(request),
    cookies: pageCookies(),
    exclusively: (work) => runExclusively(navigator.locks, 'paddock.session', STEAL_AFTER_MS, work),
    channel: sharedChannel('session'),
    isVisible: () => document.visibilityState === 'visible',
    onWake,
  };
}
