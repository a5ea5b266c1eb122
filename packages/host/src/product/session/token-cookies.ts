import type { Cookies } from '../cookies/cookies.ts';
import { TOKEN_COOKIE_SECONDS, type Tokens } from './tokens.model.ts';

/** The cookies of one session, whose names share a prefix. */
export interface TokenCookies {
  read(): Tokens | null;
  /**
   * Tokens to refresh with. If the access token is lost or garbled, an expired, empty one replaces
   * it.
   */
  refreshable(): Tokens | null;
  attempt(): string | null;
  write(tokens: Tokens, attempt: string | null): void;
  clear(): void;
  /**
   * Renews the cookies for 30 days. False if another host of the domain set one of them, or if
   * there is none.
   */
  renew(): boolean;
}

export function createTokenCookies(cookies: Cookies, beginning: '__Host-' | ''): TokenCookies {
  const access = `${beginning}paddock_token`;
  const refresh = `${beginning}paddock_refresh_token`;
  const attempt = `${beginning}paddock_refresh_attempt`;
  const write = (name: string, value: string) => cookies.write(name, value, TOKEN_COOKIE_SECONDS);

  const read = (): Tokens | null => {
    const [, expiresAt, token = ''] = /^(\d+)\.(.+)$/.exec(cookies.read(access) ?? '') ?? [];
    return token === '' ? null : { access: token, expiresAt: Number(expiresAt), refresh: cookies.read(refresh) };
  };

  return {
    read,
    refreshable() {
      const left = cookies.read(refresh) || null;
      const isLeft = left !== null || cookies.read(access) !== null;
      return read() ?? (isLeft ? { access: '', expiresAt: 0, refresh: left } : null);
    },
    attempt: () => cookies.read(attempt),
    write(tokens, named) {
      // First the token that cannot be replaced: if the tab closes in between, nothing is lost.
      if (tokens.refresh !== null) write(refresh, tokens.refresh);
      if (named !== null) write(attempt, named);
      // One cookie for both, so that no tab combines one login's token with another's time.
      write(access, `${Math.round(tokens.expiresAt)}.${tokens.access}`);
    },
    clear() {
      for (const name of [access, refresh, attempt]) cookies.remove(name);
    },
    renew: () =>
      [access, refresh, attempt].every(
        (name) => cookies.read(name) === null || cookies.renew(name, TOKEN_COOKIE_SECONDS),
      ),
  };
}
