import { randomBytes } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { hashToken } from '../sessions.ts';

/** How long a challenge can be answered. */
const ANSWER_MS = milliseconds({ minutes: 5 });

/** The purpose of a challenge: its answer has no effect elsewhere. */
export interface Purpose {
  /** The customer who adds a passkey or steps up; null for a login. */
  customerId: number | null;
  /** The session that steps up; null for anything else. */
  sessionId: string | null;
}

export const forLogin: Purpose = { customerId: null, sessionId: null };

export const giveChallenge = async (
  transaction: Kysely<Tables>,
  { customerId, sessionId }: Purpose,
  now: number,
): Promise<string> => {
  await transaction.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  const challenge = randomBytes(32).toString('base64url');
  await transaction
    .insertInto('passkey_challenge')
    .values({
      hash: hashToken(challenge),
      customer_id: customerId,
      session_id: sessionId,
      expires_at: now + ANSWER_MS,
    })
    .execute();
  return challenge;
};

/** Redeems a challenge, once. @returns false if it was issued for something else, or has expired */
export const takeChallenge = async (
  database: Kysely<Tables>,
  challenge: string,
  { customerId, sessionId }: Purpose,
  now: number,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hashToken(challenge))
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .where('session_id', sessionId === null ? 'is' : '=', sessionId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
