import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../server/database/open-database.ts';
import type { Tables } from '../../server/database/tables.ts';
import type { Clock, Identity } from '../../server/operation/operation.types.ts';
import { Refused } from '../../server/operation/refused.ts';
import { holdCustomer } from '../payments/ledger.ts';
import { type AccessTokens, sessionEnded } from './access-token.ts';
import { createSigning } from './signing.ts';

/** How long (ms) a session lasts after its login, even when refreshed. */
export const SESSION_MS = milliseconds({ days: 30 });

/** How long (ms) a refresh can be repeated with its attempt key, in case the answer was lost. */
const REPLAY_MS = 60_000;

/**
 * A refresh token and the client's key of this attempt. A retry after a lost answer repeats both.
 */
export interface RefreshAttempt {
  token: string;
  attempt: string | null;
}

/** The two tokens of a login and their owner. */
export interface LoggedIn {
  customerId: number;
  bearerToken: string;
  refreshToken: string;
}

/** SHA-256 suffices for long random values. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Ends one session: its tokens become invalid. */
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
 * The session of a call, under the customer's lock: it may have ended while the call waited for it.
 * @throws Refused 401 `unauthorized_customer_jwt`
 */
export const getOpenSession = async (
  database: Kysely<Tables>,
  { customerId, sessionId }: { customerId: number; sessionId: string | null },
): Promise<{ created_at: number }> => {
  const session = await database
    .selectFrom('session')
    .select('created_at')
    .where('id', '=', sessionId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!session) throw sessionEnded();
  return session;
};

/**
 * Ends the sessions of a customer, for a changed password or an exclusion.
 * @param sparedId the session that stays active
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

/** A grant, written in a transaction; its tokens are made afterwards. */
export interface Grant extends Identity {
  /** Instant (ms) of the login. */
  startedAt: number;
  /** The id and secret of the refresh token. */
  tokenId: string;
}

/** The customer who begins a session, and the `user-agent` of the browser. */
export interface NewSession {
  customerId: number;
  agent: string | null;
}

/** Sessions: logins and refreshes. */
export interface Sessions {
  /** Begins a session. The caller decides in the same transaction whether it is allowed. */
  open(transaction: Transaction<Tables>, login: NewSession, now: number): Promise<Grant>;
  /** The tokens of a grant. Call it outside a transaction: the first call makes the signing key. */
  issue(grant: Grant, now: number): Promise<LoggedIn>;
  /**
   * Exchanges a refresh token for the next pair (RFC 9700 §4.14.2). A retry of the same attempt
   * within a minute gets the same pair while it is unused, in case the answer was lost.
   * @param refusalOf why the locked customer may not log in; thrown after the transaction, with the
   *   token unused
   * @throws Refused 401 `unauthorized_customer_jwt` for an invalid token. A reused one ends its
   *   session.
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

/** Whether this same attempt just used the token and its result is still unused. */
const isReplay = async (
  transaction: Transaction<Tables>,
  { jti, attempt, nextId }: { jti: string; attempt: string; nextId: string },
  now: number,
): Promise<boolean> => {
  const of = (hash: string) => transaction.selectFrom('refresh_token').select('hash').where('hash', '=', hash);
  const used = await of(hashToken(jti))
    .where('attempt', '=', hashToken(attempt))
    .where('used_at', '>', now - REPLAY_MS)
    .executeTakeFirst();
  const next = await of(hashToken(nextId)).where('used_at', 'is', null).executeTakeFirst();
  return used !== undefined && next !== undefined;
};

/** Deletes sessions whose tokens have all expired. */
const forgetOld = async (transaction: Transaction<Tables>, customerId: number, now: number) => {
  const old = transaction
    .selectFrom('session')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('created_at', '<=', now - SESSION_MS);
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
      exp: Math.floor((startedAt + SESSION_MS) / 1000),
      jti: tokenId,
    });
    return { customerId, bearerToken: await tokens.issue({ customerId, sessionId }, now), refreshToken };
  };

  return {
    issue,

    async open(transaction, { customerId, agent }, now) {
      await forgetOld(transaction, customerId, now);
      const sessionId = randomUUID();
      await transaction
        .insertInto('session')
        .values({
          id: sessionId,
          customer_id: customerId,
          created_at: now,
          ended_at: null,
          user_agent: agent,
          stepped_up_at: null,
        })
        .execute();
      return grantNext(transaction, { customerId, sessionId, startedAt: now }, now);
    },

    async refresh({ token, attempt }, clock, refusalOf) {
      const claims = await signing.read(token, 'refresh');
      if (!claims?.jti) throw sessionEnded();
      const { jti, exp } = claims;
      // Derived from the attempt and from nothing stored, so that a retry gets the same id.
      const nextId = attempt === null ? undefined : hashToken(`${jti}.${attempt}`);
      const identity = { customerId: Number(claims.sub), sessionId: claims.sid };
      const outcome = await database.transaction().execute(async (transaction) => {
        const now = await holdCustomer(transaction, identity.customerId, clock);
        if (exp * 1000 <= now) throw sessionEnded();
        const session = await getOpenSession(transaction, identity);
        const refusal = await refusalOf(transaction, identity.customerId, now);
        if (refusal) return refusal;
        // Of two simultaneous calls only one changes the row.
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
        // Second use: owner and thief cannot be told apart. After the transaction, so that it
        // persists.
        await endSession(database, identity, clock());
        throw sessionEnded();
      }
      return issue(outcome, clock());
    },
  };
};
