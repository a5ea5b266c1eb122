import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../server/database/open-database.ts';
import { storedSecret } from '../auth/stored-secret.ts';

/** The lifetime of a ticket (ms). */
const ticketMs = 6 * 3_600_000;

/**
 * Tickets in the addresses of a stream, because a `<video>` sends no access token. A ticket is for
 * one customer and stream: `{customer}.{until}.{signature}`. Each playlist checks the customer's
 * right again.
 */
export interface MediaTickets {
  issue(streamId: number, customerId: number, now: number): Promise<string>;
  /** The customer of a ticket; null for an expired or foreign one, or another stream. */
  read(ticket: string, streamId: number, now: number): Promise<number | null>;
}

export const createMediaTickets = (database: Database): MediaTickets => {
  let key: Promise<string> | null = null;
  const sign = async (streamId: number, customerId: number, until: number): Promise<string> => {
    key ??= storedSecret(database, 'stream');
    return createHmac('sha256', await key)
      .update(`${streamId}.${customerId}.${until}`)
      .digest('base64url');
  };
  return {
    async issue(streamId, customerId, now) {
      // Constant for a minute, so that answers can be cached.
      const until = Math.ceil(now / 60_000) * 60_000 + ticketMs;
      return `${customerId}.${until}.${await sign(streamId, customerId, until)}`;
    },
    async read(ticket, streamId, now) {
      const [, customer, until, signature] = /^(\d{1,16})\.(\d{1,16})\.([\w-]{43})$/.exec(ticket) ?? [];
      if (!customer || !until || !signature || Number(until) <= now) return null;
      const expected = await sign(streamId, Number(customer), Number(until));
      return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? Number(customer) : null;
    },
  };
};
