import type { Cookies } from '../cookies/cookies.ts';
import { shareWithOlderShells } from './older-shells.ts';
import { createTokenCookies } from './token-cookies.ts';
import type { Tokens } from './tokens.model.ts';

const CSRF = 'csrf-token';

/**
 * The only place of the tokens: cookies, which every tab reads at once. No copy exists in memory or
 * web storage.
 */
export interface TokenStore {
  read(): Tokens | null;
  /**
   * Tokens to refresh with. If the access token is lost or garbled, an expired, empty one replaces
   * it.
   */
  refreshable(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
  /**
   * The idempotency key of the next refresh, the same for all tabs and retries: the server repeats
   * an answer that was lost when a tab closed. Null in a session from before there were keys.
   */
  attempt(): string | null;
  /** The proof of origin (`x-csrf-token`) that the server set at the login. */
  csrf(): string | null;
}

/** Random: a thief of the refresh token alone cannot guess it. */
const newAttempt = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

export function createTokenStore(cookies: Cookies): TokenStore {
  const session = shareWithOlderShells(cookies, createTokenCookies(cookies, '__Host-'));
  return {
    read: session.read,
    refreshable: () => session.read() ?? session.refreshable(),
    write: (tokens) => session.write(tokens, newAttempt()),
    clear: session.clear,
    attempt: session.attempt,
    csrf: () => cookies.read(CSRF),
  };
}
