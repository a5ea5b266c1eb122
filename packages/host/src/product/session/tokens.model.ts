import { REFRESH_RATE_MS } from '@paddock/core/shell';

/** The tokens of a session. */
export interface Tokens {
  access: string;
  /** Null if it was lost: the session then ends with its access token. */
  refresh: string | null;
  /** When the access token ends: an instant (ms) of this machine's clock, which may be wrong. */
  expiresAt: number;
}

/** A login's answer: each token is a value, or a list whose first item is used (second spec §3). */
export interface LoginTokens {
  bearerToken: string | string[];
  refreshToken: string | string[];
}

/** How often a visible tab checks whether its token is due: the long refresh interval (core §9). */
export const REFRESH_INTERVAL_MS = REFRESH_RATE_MS.long;
/** Requests for a refresh within 2 s share one refresh (core §9). */
export const REFRESH_DEBOUNCE_MS = 2_000;
/**
 * An expired token is handled at most once in 1 s (core §9). Each failure doubles the time, up to
 * {@link MAX_BACKOFF_MS}.
 */
export const EXPIRED_HANDLING_MS = 1_000;
/** A refresh without an answer fails after 10 s. The specification names no time. */
export const REFRESH_TIMEOUT_MS = 10_000;
/** The longest time between two attempts to refresh while no answer comes. */
export const MAX_BACKOFF_MS = 60_000;
/**
 * A token is treated as expired 60 s plus 2 s plus the refresh interval before its expiry (core
 * §9).
 */
export const EXPIRY_MARGIN_MS = 60_000 + REFRESH_DEBOUNCE_MS + REFRESH_INTERVAL_MS;
/** Lifetime of the token cookies: 30 days (core §9). */
export const TOKEN_COOKIE_SECONDS = 30 * 24 * 60 * 60;

interface Claims {
  sub?: unknown;
  /** Seconds of the server's clock. */
  exp?: unknown;
  iat?: unknown;
}

/** The claims of a JWT, unverified: only the server verifies it. Empty for any other text. */
function readClaims(token: string): Claims {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

const first = (token: string | string[]): string => [token].flat()[0] ?? '';

/**
 * The tokens of an answer that has just come. Their expiry is now plus the lifetime that the server
 * grants: with a wrong clock, a machine neither ends a session early nor sends dead tokens.
 * @param now instant (ms) of this machine's clock
 * @param serverNow the same instant by the server's clock, for tokens without an issue time
 */
export function readTokens({ bearerToken, refreshToken }: LoginTokens, now: number, serverNow: number): Tokens {
  const access = first(bearerToken);
  const { exp, iat } = readClaims(access);
  const issuedAt = typeof iat === 'number' ? iat * 1000 : serverNow;
  const lifetime = typeof exp === 'number' ? exp * 1000 - issuedAt : TOKEN_COOKIE_SECONDS * 1000;
  return { access, refresh: first(refreshToken), expiresAt: now + lifetime };
}

/** The customer's id in the token; empty if it names none. */
export const customerOf = ({ access }: Tokens): string => {
  const { sub } = readClaims(access);
  return typeof sub === 'string' || typeof sub === 'number' ? String(sub) : '';
};

/** Whether the token must be refreshed, though the server may still accept it. */
export const isDue = ({ expiresAt }: Tokens, now: number): boolean => now >= expiresAt - EXPIRY_MARGIN_MS;

/** Whether the server would refuse the token. */
export const isExpired = ({ expiresAt }: Tokens, now: number): boolean => now >= expiresAt;
