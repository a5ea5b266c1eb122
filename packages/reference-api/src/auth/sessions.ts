import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import type { Identity } from '../operation/mount-operations.ts';
import { type AccessTokens, sessionEnded } from './access-token.ts';
import { createSigning } from './signing.ts';

/** A session ends so long (ms) after its login, however often it was refreshed. */
export const sessionMs = 30 * 86_400_000;

export interface TokenPair {
  bearer_token: string;
  refresh_token: string;
}

/** SHA-256: enough for what is random and long. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Ends one session. Its tokens are refused from now on. */
export const endSession = async (database: Kysely<Tables>, { customerId, sessionId }: Identity, now: number) => {
  await database
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
};

/** Ends all sessions of a customer: a changed password, an exclusion. */
export const endSessions = async (transaction: Transaction<Tables>, customerId: number, now: number): Promise<void> => {
  await transaction
    .updateTable('session')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
};

/** What a session was granted in a transaction; the tokens are made of it after. */
export interface Grant extends Identity {
  /** Instant (ms) of the login. */
  startedAt: number;
  /** Names the refresh token, and is its secret part. */
  tokenId: string;
}

/** Logins and what keeps them going. */
export interface Sessions {
  /** Begins a session. Whether the customer may have one is the caller's to decide, in the same transaction. */
  open(transaction: Transaction<Tables>, customerId: number, now: number): Promise<Grant>;
  /** The tokens of a grant. Not inside a transaction: the first one makes the signing key. */
  issue(grant: Grant, now: number): Promise<TokenPair>;
  /**
   * Gives the next pair for a refresh token and makes that one void (RFC 9700 §4.14.2).
   * @param mayGoOn throws when the customer may not be logged in any more; the token then stays unused
   * @throws Refused 401 `unauthorized_customer_jwt` for a token that does not hold. One that was used before ends its session.
   */
  refresh(
    token: string,
    now: number,
    mayGoOn: (transaction: Transaction<Tables>, customerId: number) => Promise<void>,
  ): Promise<TokenPair>;
}

const grantNext = async (transaction: Transaction<Tables>, session: Omit<Grant, 'tokenId'>, now: number) => {
  const tokenId = randomBytes(16).toString('base64url');
  await transaction
    .insertInto('refresh_token')
    .values({ hash: hashToken(tokenId), session_id: session.sessionId, created_at: now, used_at: null })
    .execute();
  return { ...session, tokenId };
};

/** Sessions whose every token has expired are of no more use. */
const forgetOld = async (transaction: Transaction<Tables>, customerId: number, now: number) => {
  const old = transaction
    .selectFrom('session')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', now - sessionMs);
  await transaction.deleteFrom('refresh_token').where('session_id', 'in', old).execute();
  await transaction.deleteFrom('session').where('id', 'in', old).execute();
};

export const createSessions = (database: Database, tokens: AccessTokens): Sessions => {
  const signing = createSigning(database);

  const issue: Sessions['issue'] = async ({ customerId, sessionId, startedAt, tokenId }, now) => {
    const refresh = await signing.sign({
      sub: String(customerId),
      sid: sessionId,
      typ: 'refresh',
      iat: Math.floor(now / 1000),
      exp: Math.floor((startedAt + sessionMs) / 1000),
      jti: tokenId,
    });
    return { bearer_token: await tokens.issue({ customerId, sessionId }, now), refresh_token: refresh };
  };

  return {
    issue,

    async open(transaction, customerId, now) {
      await forgetOld(transaction, customerId, now);
      const sessionId = randomUUID();
      await transaction
        .insertInto('session')
        .values({ id: sessionId, customer_id: customerId, created_at: now, ended_at: null })
        .execute();
      return grantNext(transaction, { customerId, sessionId, startedAt: now }, now);
    },

    async refresh(token, now, mayGoOn) {
      const claims = await signing.read(token, 'refresh');
      if (!claims?.jti || claims.exp * 1000 <= now) throw sessionEnded();
      const { jti } = claims;
      const identity = { customerId: Number(claims.sub), sessionId: claims.sid };
      const grant = await database.transaction().execute(async (transaction) => {
        const session = await transaction
          .selectFrom('session')
          .select('created_at')
          .where('id', '=', identity.sessionId)
          .where('customer_id', '=', identity.customerId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (!session) throw sessionEnded();
        await mayGoOn(transaction, identity.customerId);
        // Of two that come at once the database lets one change the row.
        const { numUpdatedRows } = await transaction
          .updateTable('refresh_token')
          .set({ used_at: now })
          .where('hash', '=', hashToken(jti))
          .where('session_id', '=', identity.sessionId)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        return grantNext(transaction, { ...identity, startedAt: session.created_at }, now);
      });
      if (!grant) {
        // A second use: the owner or a thief has the newer token, and nobody can tell which. After the transaction, to stay.
        await endSession(database, identity, now);
        throw sessionEnded();
      }
      return issue(grant, now);
    },
  };
};
