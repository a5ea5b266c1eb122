import { randomBytes } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../server/database/tables.ts';
import { hashToken } from '../sessions.ts';

/** How long (ms) a challenge can be answered. */
const answerTime = milliseconds({ minutes: 5 });

/** @param customerId the customer who adds a passkey; null for a login */
export const giveChallenge = async (
  transaction: Kysely<Tables>,
  customerId: number | null,
  now: number,
): Promise<string> => {
  await transaction.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  const challenge = randomBytes(32).toString('base64url');
  await transaction
    .insertInto('passkey_challenge')
    .values({ hash: hashToken(challenge), customer_id: customerId, expires_at: now + answerTime })
    .execute();
  return challenge;
};

/** Redeems a challenge, once. @returns false if it was issued for something else, or has expired */
export const takeChallenge = async (
  database: Kysely<Tables>,
  challenge: string,
  customerId: number | null,
  now: number,
): Promise<boolean> => {
  const { numDeletedRows } = await database
    .deleteFrom('passkey_challenge')
    .where('hash', '=', hashToken(challenge))
    .where('customer_id', customerId === null ? 'is' : '=', customerId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
