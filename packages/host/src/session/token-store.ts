import type { Cookies } from '../cookies/cookies.ts';
import { TOKEN_COOKIE_SECONDS, type Tokens } from './tokens.model.ts';

const ACCESS = 'paddock_token';
const REFRESH = 'paddock_refresh_token';
const ATTEMPT = 'paddock_refresh_attempt';
const CSRF = 'csrf-token';

/** The one place of the tokens: cookies, which every tab sees at once. No copy is kept anywhere else, and none in web storage. */
export interface TokenStore {
  read(): Tokens | null;
  write(tokens: Tokens): void;
  clear(): void;
  /**
   * What the next refresh is called, whichever tab asks for it, and however often: the server then gives the answer again that was lost with a
   * tab. Null in a session from before there was one.
   */
  attempt(): string | null;
  /** The proof of origin that the server has set with the login (`x-csrf-token`). */
  csrf(): string | null;
}

/** Nobody's guess: who has the refresh token alone cannot name it. */
const newAttempt = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

export const createTokenStore = (cookies: Cookies): TokenStore => ({
  read() {
    const value = cookies.read(ACCESS);
    if (value === null) return null;
    const [, expiresAt, access = ''] = /^(\d+)\.(.+)$/.exec(value) ?? [];
    return access === '' ? null : { access, expiresAt: Number(expiresAt), refresh: cookies.read(REFRESH) };
  },
  write({ access, refresh, expiresAt }) {
    // First the one that cannot be had again: a tab that dies in between has lost nothing.
    if (refresh !== null) cookies.write(REFRESH, refresh, TOKEN_COOKIE_SECONDS);
    cookies.write(ATTEMPT, newAttempt(), TOKEN_COOKIE_SECONDS);
    // One cookie for both, so that no tab sees the token of one login with the time of another.
    cookies.write(ACCESS, `${Math.round(expiresAt)}.${access}`, TOKEN_COOKIE_SECONDS);
  },
  clear() {
    cookies.remove(ACCESS);
    cookies.remove(REFRESH);
    cookies.remove(ATTEMPT);
  },
  attempt: () => cookies.read(ATTEMPT),
  csrf: () => cookies.read(CSRF),
});
