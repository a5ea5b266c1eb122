import { randomBytes } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { JWTPayload } from 'hono/utils/jwt/types';
import type { Database } from '../../server/database/open-database.ts';

/** The key that tokens are signed with: made at the first start, then kept. */
const signingKey = async (database: Database): Promise<string> => {
  await database
    .insertInto('secret')
    .values({ name: 'jwt', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secret')
    .select('value')
    .where('name', '=', 'jwt')
    .executeTakeFirstOrThrow();
  return value;
};

/** What a token says. Times are seconds, as JWT has them. */
export interface TokenClaims {
  sub: string;
  /** The session. */
  sid: string;
  typ: 'access' | 'refresh';
  iat: number;
  exp: number;
  /** Makes two tokens of one second two. */
  jti?: string;
}

/** Signs and reads JWT (HS256). */
export interface Signing {
  sign(claims: TokenClaims): Promise<string>;
  /** @returns null for a token that is not ours, or not of this type. Whether it has expired is the caller's to see. */
  read(token: string, typ: TokenClaims['typ']): Promise<TokenClaims | null>;
}

const isClaims = (payload: JWTPayload | null): payload is JWTPayload & TokenClaims =>
  typeof payload?.sub === 'string' && typeof payload.sid === 'string' && typeof payload.exp === 'number';

export const createSigning = (database: Database): Signing => {
  let key: Promise<string> | null = null;
  const keyOf = () => (key ??= signingKey(database));
  return {
    sign: async (claims) => sign({ ...claims }, await keyOf(), 'HS256'),
    async read(token, typ) {
      // The clock of the day is not the machine's: times are compared by who reads. The algorithm is ours, never the token's.
      const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const;
      const payload = await verify(token, await keyOf(), options).catch(() => null);
      return isClaims(payload) && payload.typ === typ ? payload : null;
    },
  };
};
