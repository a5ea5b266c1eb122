import { randomBytes } from 'node:crypto';
import { milliseconds } from 'date-fns/milliseconds';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../server/database/tables.ts';
import { cookieLine, cookieOf, hostName } from './cookie.ts';
import { hashToken } from './sessions.ts';

/** How long (ms) a browser stays known after its last login. */
const KNOWN_MS = milliseconds({ days: 180 });

/** Maximum number of known browsers per customer; the most recently used ones stay. */
const MAX_DEVICES = 10;

const COOKIE_NAME = 'device';

/** The device cookie of a request; null without one. */
export const deviceOf = (request: Request): string | null => {
  const token = cookieOf(request, hostName(request, COOKIE_NAME));
  return token ? hashToken(token) : null;
};

/** The cookie for a browser that becomes known. */
export const deviceCookie = (request: Request, value: string): string =>
  cookieLine({ name: hostName(request, COOKIE_NAME), value, maxAge: KNOWN_MS / 1000, httpOnly: true });

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
    .where('seen_at', '>', now - KNOWN_MS)
    .executeTakeFirst();
  return known !== undefined;
};

/**
 * Makes the browser of a login known under a new value, so that a planted cookie is worthless. Lock
 * the customer before.
 * @param before its previous value
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
    .limit(MAX_DEVICES - 1);
  await mine.where('hash', 'not in', kept).execute();
  const token = randomBytes(16).toString('base64url');
  await transaction
    .insertInto('known_device')
    .values({ hash: hashToken(token), customer_id: customerId, seen_at: now })
    .execute();
  return token;
};

/** A new password forgets all browsers: somebody with the old one may have used one. */
export const forgetDevices = async (transaction: Transaction<Tables>, customerId: number): Promise<void> => {
  await transaction.deleteFrom('known_device').where('customer_id', '=', customerId).execute();
};
