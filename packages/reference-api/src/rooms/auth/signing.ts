import { sign, verify } from 'hono/jwt';
import type { JWTPayload } from 'hono/utils/jwt/types';
import type { Database } from '../../server/database/open-database.ts';
import { storedSecret } from './stored-secret.ts';

/** The claims of a token. Times are in seconds, as JWT has them. */
export interface TokenClaims {
  sub: string;
  /** The session. */
  sid: string;
  typ: 'access' | 'refresh';
  iat: number;
  exp: number;
  /** Makes two tokens of one second differ. */
  jti?: string;
}

/** Signs and reads JWT (HS256). */
export interface Signing {
  sign(claims: TokenClaims): Promise<string>;
  /** @returns null for a foreign token or another type. The caller checks the expiry. */
  read(token: string, typ: TokenClaims['typ']): Promise<TokenClaims | null>;
}

const isClaims = (payload: JWTPayload | null): payload is JWTPayload & TokenClaims =>
  typeof payload?.sub === 'string' && typeof payload.sid === 'string' && typeof payload.exp === 'number';

export const createSigning = (database: Database): Signing => {
  let key: Promise<string> | null = null;
  const keyOf = () => (key ??= storedSecret(database, 'jwt'));
  return {
    sign: async (claims) => sign({ ...claims }, await keyOf(), 'HS256'),
    async read(token, typ) {
      // Callers compare times, because the API's clock may differ from the machine's. The algorithm
      // is fixed.
      const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
      const payload = await verify(token, await keyOf(), options).catch(() => null);
      return isClaims(payload) && payload.typ === typ ? payload : null;
    },
  };
};
