import { randomBytes } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import type { Database } from '../database/open-database.ts';
import type { Identity } from '../operation/mount-operations.ts';
import { Refused } from '../operation/refused.ts';

/** An access token holds so long (seconds). */
export const accessSeconds = 15 * 60;

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

/** Makes and reads access tokens: JWT, HS256, with `exp`. The session behind one must go on. */
export interface AccessTokens {
  issue(identity: Identity, now: number): Promise<string>;
  /** @throws Refused 401 `unauthorized` when it is expired, `unauthorized_customer_jwt` when it is none of ours or its session ended */
  identify(request: Request, now: number): Promise<Identity | null>;
}

export const createAccessTokens = (database: Database): AccessTokens => {
  let key: Promise<string> | null = null;
  const keyOf = () => (key ??= signingKey(database));
  return {
    async issue({ customerId, sessionId }, now) {
      const iat = Math.floor(now / 1000);
      const claims = { sub: String(customerId), sid: sessionId, typ: 'access', iat, exp: iat + accessSeconds };
      return sign(claims, await keyOf(), 'HS256');
    },
    async identify(request, now) {
      const token = request.headers.get('access-token');
      if (!token) return null;
      // The clock of the day is not the machine's: `exp` is compared here.
      const claims = await verify(token, await keyOf(), { alg: 'HS256', exp: false, iat: false, nbf: false }).catch(
        () => null,
      );
      const { sub, sid, typ, exp } = claims ?? {};
      if (typ !== 'access' || typeof sid !== 'string' || typeof exp !== 'number') throw foreign();
      if (exp * 1000 <= now) throw new Refused(401, 'unauthorized', 'The access token has expired. Refresh it.');
      const session = await database
        .selectFrom('session')
        .select('customer_id')
        .where('id', '=', sid)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (!session || session.customer_id !== Number(sub)) throw foreign();
      return { customerId: session.customer_id, sessionId: sid };
    },
  };
};

const foreign = () => new Refused(401, 'unauthorized_customer_jwt', 'This session has ended. Please log in.');
