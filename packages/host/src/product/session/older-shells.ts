import type { Cookies } from '../cookies/cookies.ts';
import { createTokenCookies, type TokenCookies } from './token-cookies.ts';
import { customerOf, TOKEN_COOKIE_SECONDS, type Tokens } from './tokens.model.ts';

/** Marks a browser that was already searched for the session of an older shell. */
const SEARCHED = '__Host-paddock_searched';

/**
 * Whether an older shell refreshed this session: the pair is later and both name the same customer.
 * A pair without a customer could be forged.
 */
const follows = (older: Tokens, held: Tokens): boolean =>
  older.expiresAt > held.expiresAt && customerOf(held) !== '' && customerOf(older) === customerOf(held);

/**
 * Shells from before D-36 keep the session under names without `__Host-`. One may be open in
 * another tab, or come back with a rollback. So the session is written under both names, and a
 * refresh or a logout of the old copy is followed. Any other change may come from another host of
 * the domain and is ignored. Exception: at the first visit with this shell, it takes over the
 * customer's present session, if this host set its cookies.
 */
export function shareWithOlderShells(cookies: Cookies, own: TokenCookies): TokenCookies {
  const copy = createTokenCookies(cookies, '');
  let hadCopy = false;

  const takeOver = (older: Tokens): Tokens | null => {
    if (cookies.read(SEARCHED) !== null) return null;
    cookies.write(SEARCHED, '1', TOKEN_COOKIE_SECONDS);
    if (!copy.renew()) return null;
    own.write(older, copy.attempt());
    return older;
  };

  return {
    ...own,
    read() {
      const held = own.read();
      const older = copy.read();
      const isCopyGone = hadCopy && !older;
      hadCopy = held !== null && older !== null;
      if (!held) return older && takeOver(older);
      if (isCopyGone) {
        own.clear();
        return null;
      }
      if (!older || !follows(older, held)) return held;
      own.write(older, copy.attempt());
      return older;
    },
    // The copy first: a tab that reads in between then follows it.
    write(tokens, attempt) {
      copy.write(tokens, attempt);
      own.write(tokens, attempt);
    },
    clear() {
      copy.clear();
      own.clear();
    },
  };
}
