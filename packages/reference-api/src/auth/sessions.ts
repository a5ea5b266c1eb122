import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/open-database.ts';
import type { Tables } from '../database/tables.ts';
import { holdCustomer } from '../money/ledger.ts';
import type { Clock, Identity } from '../operation/operation.types.ts';
import { Refused } from '../operation/refused.ts';
import { type AccessTokens, sessionEnded } from './access-token.ts';
import { createSigning } from './signing.ts';

/** A session ends so long (ms) after its login, however often it was refreshed. */
export const sessionMs = milliseconds({ days: 30 });

/** A refresh whose answer was lost can be asked for again for so long (ms), by who can name the attempt. */
const replayMs = 60_000;

/** A refresh token, and what the client calls this use of it: the same again where the answer to it was lost. */
export interface RefreshAttempt {
  token: string;
  attempt: string | null;
}

/** The two tokens of a login, and whose they are. */
export interface LoggedIn {
  customerId: number;
  bearerToken: string;
  refreshToken: string;
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

/**
 * Ends the sessions of a customer, as a changed password or an exclusion does: every token of theirs is refused from now on.
 * @param sparedId the session that goes on
 * @returns how many ended
 */
export const endSessionsOf = async (
  transaction: Transaction<Tables>,
  customerId: number,
  now: number,
  sparedId: string | null = null,
): Promise<number> => {
  const { numUpdatedRows } = await transaction
    .updateTable('session')
    .set({ ended_at: now })
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .$if(sparedId !== null, (query) => query.where('id', '!=', sparedId as string))
    .executeTakeFirst();
  return Number(numUpdatedRows);
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
  issue(grant: Grant, now: number): Promise<LoggedIn>;
  /**
   * Gives the next pair for a refresh token and makes that one void (RFC 9700 §4.14.2).
   * @param refusalOf why the customer, who is held, may not be logged in any more; thrown after the transaction, the token stays unused
   * The same attempt within a minute gets the same pair, as long as that was not used: its answer was lost with a tab.
   * @throws Refused 401 `unauthorized_customer_jwt` for a token that does not hold. One that was used before ends its session.
   */
  refresh(
    attempt: RefreshAttempt,
    clock: Clock,
    refusalOf: (transaction: Transaction<Tables>, customerId: number, now: number) => Promise<Refused | null>,
  ): Promise<LoggedIn>;
}

const grantNext = async (
  transaction: Transaction<Tables>,
  session: Omit<Grant, 'tokenId'>,
  now: number,
  tokenId = randomBytes(16).toString('base64url'),
) => {
  await transaction
    .insertInto('refresh_token')
    .values({ hash: hashToken(tokenId), session_id: session.sessionId, created_at: now, used_at: null, attempt: null })
    .execute();
  return { ...session, tokenId };
};

/** Whether a token was used in this very attempt a moment ago, and what that gave was not used since. */
const isReplay = async (
  transaction: Transaction<Tables>,
  { jti, attempt, nextId }: { jti: string; attempt: string; nextId: string },
  now: number,
): Promise<boolean> => {
  const of = (hash: string) => transaction.selectFrom('refresh_token').select('hash').where('hash', '=', hash);
  const used = await of(hashToken(jti))
    .where('attempt', '=', hashToken(attempt))
    .where('used_at', '>', now - replayMs)
    .executeTakeFirst();
  const next = await of(hashToken(nextId)).where('used_at', 'is', null).executeTakeFirst();
  return used !== undefined && next !== undefined;
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
    const refreshToken = await signing.sign({
      sub: String(customerId),
      sid: sessionId,
      typ: 'refresh',
      iat: Math.floor(now / 1000),
      exp: Math.floor((startedAt + sessionMs) / 1000),
      jti: tokenId,
    });
    return { customerId, bearerToken: await tokens.issue({ customerId, sessionId }, now), refreshToken };
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

    async refresh({ token, attempt }, clock, refusalOf) {
      const claims = await signing.read(token, 'refresh');
      if (!claims?.jti) throw sessionEnded();
      const { jti, exp } = claims;
      // Of the attempt, so that the same one gives the same again, and of nothing that is kept.
      const nextId = attempt === null ? undefined : hashToken(`${jti}.${attempt}`);
      const identity = { customerId: Number(claims.sub), sessionId: claims.sid };
      const outcome = await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, identity.customerId, clock);
        if (exp * 1000 <= now) throw sessionEnded();
        const session = await transaction
          .selectFrom('session')
          .select('created_at')
          .where('id', '=', identity.sessionId)
          .where('customer_id', '=', identity.customerId)
          .where('ended_at', 'is', null)
          .executeTakeFirst();
        if (!session) throw sessionEnded();
        const refusal = await refusalOf(transaction, identity.customerId, now);
        if (refusal) return refusal;
        // Of two that come at once the database lets one change the row.
        const { numUpdatedRows } = await transaction
          .updateTable('refresh_token')
          .set({ used_at: now, attempt: attempt === null ? null : hashToken(attempt) })
          .where('hash', '=', hashToken(jti))
          .where('session_id', '=', identity.sessionId)
          .where('used_at', 'is', null)
          .executeTakeFirst();
        const grant = { ...identity, startedAt: session.created_at };
        if (numUpdatedRows > 0n) return grantNext(transaction, grant, now, nextId);
        if (attempt === null || nextId === undefined) return null;
        return (await isReplay(transaction, { jti, attempt, nextId }, now)) ? { ...grant, tokenId: nextId } : null;
      });
      if (outcome instanceof Refused) throw outcome;
      if (!outcome) {
        // A second use: the owner or a thief has the newer token, and nobody can tell which. After the transaction, to stay.
        await endSession(database, identity, clock());
        throw sessionEnded();
      }
      return issue(outcome, clock());
    },
  };
};
