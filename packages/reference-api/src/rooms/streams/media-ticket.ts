import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../server/database/open-database.ts';
import { storedSecret } from '../auth/stored-secret.ts';

/** The lifetime of a ticket (ms). */
const TICKET_MS = 6 * 3_600_000;

/**
 * Tickets in the addresses of a stream, because a `<video>` sends no access token. A ticket is for
 * one stream and ends with the session in which it was issued: `{session}.{until}.{signature}`.
 * Each file checks the customer's right again.
 */
export interface MediaTickets {
  issue(streamId: number, sessionId: string | null, now: number): Promise<string>;
  /**
   * The customer of a ticket; null for an expired or foreign one, another stream, or an ended
   * session.
   */
  read(ticket: string, streamId: number, now: number): Promise<number | null>;
}

export const createMediaTickets = (database: Database): MediaTickets => {
  let key: Promise<string> | null = null;
  const sign = async (streamId: number, sessionId: string | null, until: number): Promise<string> => {
    key ??= storedSecret(database, 'stream');
    return createHmac('sha256', await key)
      .update(`${streamId}.${sessionId}.${until}`)
      .digest('base64url');
  };
  return {
    async issue(streamId, sessionId, now) {
      // Constant for a minute, so that answers can be cached.
      const until = Math.ceil(now / 60_000) * 60_000 + TICKET_MS;
      return `${sessionId}.${until}.${await sign(streamId, sessionId, until)}`;
    },
    async read(ticket, streamId, now) {
      const [, sessionId, until, signature] = /^([\w-]{1,64})\.(\d{1,16})\.([\w-]{43})$/.exec(ticket) ?? [];
      if (!sessionId || !until || !signature || Number(until) <= now) return null;
      const expected = await sign(streamId, sessionId, Number(until));
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
      const session = await database
        .selectFrom('session')
        .select('customer_id')
        .where('id', '=', sessionId)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return session?.customer_id ?? null;
    },
  };
};
