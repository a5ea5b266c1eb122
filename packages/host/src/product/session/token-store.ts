import type { Cookies } from '../cookies/cookies.ts';
import { shareWithOlderShells } from './older-shells.ts';
import { createTokenCookies } from './token-cookies.ts';
import type { Tokens } from './tokens.model.ts';

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

export function createTokenStore(cookies: Cookies): TokenStore {
  const session = shareWithOlderShells(cookies, createTokenCookies(cookies, '__Host-'));
  return {
    read: session.read,
    write: (tokens) => session.write(tokens, newAttempt()),
    clear: session.clear,
    attempt: session.attempt,
    csrf: () => cookies.read(CSRF),
  };
}
