import type { Database } from '../../server/database/open-database.ts';
import type { Clock, Identity } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import { createSigning } from './signing.ts';

/** The lifetime of an access token in seconds. */
export const ACCESS_SECONDS = 15 * 60;

/** Issues and reads access tokens: JWT, HS256, with `exp`. Their session must be active. */
export interface AccessTokens {
  issue(identity: Identity, now: number): Promise<string>;
  /** The owner of a token, even an expired one; null for a foreign token. */
  read(token: string): Promise<(Identity & { expiresAt: number }) | null>;
  /**
   * @throws Refused 401 `unauthorized` when it is expired, `unauthorized_customer_jwt` for a
   * foreign token or an ended session
   */
  identify(request: Request, clock: Clock): Promise<Identity | null>;
}

export const createAccessTokens = (database: Database): AccessTokens => {
  const signing = createSigning(database);
  const read: AccessTokens['read'] = async (token) => {
    const claims = await signing.read(token, 'access');
    return claims && { customerId: Number(claims.sub), sessionId: claims.sid, expiresAt: claims.exp * 1000 };
  };
  return {
    read,
    issue({ customerId, sessionId }, now) {
      const iat = Math.floor(now / 1000);
      return signing.sign({ sub: String(customerId), sid: sessionId, typ: 'access', iat, exp: iat + ACCESS_SECONDS });
    },
    async identify(request, clock) {
      const token = request.headers.get('access-token');
      if (!token) return null;
      const identity = await read(token);
      if (!identity) throw sessionEnded();
      const { customerId, sessionId, expiresAt } = identity;
      const session = await database
        .selectFrom('session')
        .select('customer_id')
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      // The clock is read last, after everything that may wait.
      if (expiresAt <= clock()) throw new Refused(401, 'unauthorized.expired');
      if (session?.customer_id !== customerId) throw sessionEnded();
      return { customerId, sessionId };
    },
  };
};

export const sessionEnded = () => new Refused(401, 'unauthorized_customer_jwt');
