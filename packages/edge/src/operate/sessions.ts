import { createHmac, timingSafeEqual } from 'node:crypto';
import { LOGIN_LINK_MS, LOGIN_SESSION_MS, type Policy, proveLogin, ReleaseError } from '@paddock/release';
import { hostCookie } from '../platform/host-cookie.model.ts';

/** An operator who may read the page. */
export interface OperateSession {
  who: string;
  /** The name of the key that signed the link. */
  key: string;
  /** When it ends, in ms since the epoch. */
  until: number;
}

export interface Sessions {
  /**
   * Opens a session with the token of a link. A token works once. Resolves with a `set-cookie`
   * header; rejects with `unauthorised`.
   */
  open(token: string, isSecure: boolean): Promise<string>;
  /** The session of a request; `null` if it has none or it has ended. */
  of(cookies: string | undefined, isSecure: boolean): Promise<OperateSession | null>;
  /** The `set-cookie` header that ends a session in its browser. */
  none(isSecure: boolean): string;
}

export interface SessionsOptions {
  /** Reads the current policy, since a session ends when its key is retired. */
  policy: () => Promise<Policy>;
  channel: string;
  /** The same in all processes behind one address. */
  secret: Uint8Array;
  now: () => number;
}

const cookie = hostCookie('paddock-operate', 'Strict');

/**
 * The cookie is the token of the link and a code that only an edge can make. So a link that someone
 * finds later is useless after its five minutes.
 */
export const createSessions = ({ policy, channel, secret, now }: SessionsOptions): Sessions => {
  const used = new Map<string, number>();
  const codeOf = (token: string): string => createHmac('sha256', secret).update(token).digest('base64url');
  const isCode = (token: string, code: string): boolean => {
    const [given, expected] = [Buffer.from(code), Buffer.from(codeOf(token))];
    return given.length === expected.length && timingSafeEqual(given, expected);
  };
  const use = (id: string): void => {
    for (const [each, at] of used) if (now() - at > 2 * LOGIN_LINK_MS) used.delete(each);
    if (used.has(id))
      throw new ReleaseError('unauthorised', 'This link was used before', 'Make another one: paddock operate');
    used.set(id, now());
  };
  return {
    async open(token, isSecure) {
      const { id } = proveLogin(await policy(), token, { on: channel, now: now(), life: LOGIN_LINK_MS });
      use(id);
      return cookie.write(`${token}.${codeOf(token)}`, LOGIN_SESSION_MS / 1_000, isSecure);
    },
    async of(cookies, isSecure) {
      const [token = '', code = ''] = cookie.read(cookies, isSecure)?.split('.') ?? [];
      if (token === '' || !isCode(token, code)) return null;
      try {
        const proven = proveLogin(await policy(), token, { on: channel, now: now(), life: LOGIN_SESSION_MS });
        return { who: proven.who, key: proven.keyName, until: Date.parse(proven.at) + LOGIN_SESSION_MS };
      } catch (error) {
        if (error instanceof ReleaseError && error.kind === 'unauthorised') return null;
        throw error;
      }
    },
    none: (isSecure) => cookie.write('', 0, isSecure),
  };
};
