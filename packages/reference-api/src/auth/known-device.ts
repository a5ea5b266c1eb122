import { randomBytes } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { cookieLine, cookieOf, hostName } from './cookie.ts';
import { hashToken } from './sessions.ts';

/** A browser is known for so long (ms) after its last login. */
const knownMs = milliseconds({ days: 180 });

/** Browsers that are known of a customer; the ones that were seen last. */
const mostDevices = 10;

const cookieName = 'device';

/** What names the browser that a request came from; null for one without the cookie. */
export const deviceOf = (request: Request): string | null => {
  const token = cookieOf(request, hostName(request, cookieName));
  return token ? hashToken(token) : null;
};

/** The cookie of a browser that is known from now on. */
export const deviceCookie = (request: Request, value: string): string =>
  cookieLine({ name: hostName(request, cookieName), value, maxAge: knownMs / 1000, httpOnly: true });

/** Whether a customer has logged in with this browser. @param now instant (ms) */
export const isKnownDevice = async (
  database: Kysely<Tables>,
  customerId: number,
  hash: string,
  now: number,
): Promise<boolean> => {
  const known = await database
    .selectFrom('known_device')
    .select('hash')
    .where('hash', '=', hash)
    .where('customer_id', '=', customerId)
    .where('seen_at', '>', now - knownMs)
    .executeTakeFirst();
  return known !== undefined;
};

/**
 * A browser in which a held customer logs in is known from now on, under a new name: one that somebody else put there
 * is worth nothing.
 * @param before what it was known by
 * @returns the value of its cookie
 */
export const rememberDevice = async (
  transaction: Transaction<Tables>,
  customerId: number,
  before: string | null,
  now: number,
): Promise<string> => {
  const mine = transaction.deleteFrom('known_device').where('customer_id', '=', customerId);
  if (before !== null) await mine.where('hash', '=', before).execute();
  const kept = transaction
    .selectFrom('known_device')
    .select('hash')
    .where('customer_id', '=', customerId)
    .orderBy('seen_at', 'desc')
    .orderBy('hash')
    .limit(mostDevices - 1);
  await mine.where('hash', 'not in', kept).execute();
  const token = randomBytes(16).toString('base64url');
  await transaction
    .insertInto('known_device')
    .values({ hash: hashToken(token), customer_id: customerId, seen_at: now })
    .execute();
  return token;
};

/** With a new password all browsers are strangers again: somebody who knew the old one may have used one. */
export const forgetDevices = async (transaction: Transaction<Tables>, customerId: number): Promise<void> => {
  await transaction.deleteFrom('known_device').where('customer_id', '=', customerId).execute();
};
