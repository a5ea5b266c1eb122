import { createHmac, createSecretKey, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';
import { isPreviewId } from '@paddock/release/record';

/** What a ticket says of its page. */
export interface Ticket {
  /** The release in the page's HTML. */
  release: number;
  /** The bucket of the visitor; {@link NO_BUCKET}: it has none. */
  bucket: number;
  /** The minute in which it was made, in ms since the epoch. */
  at: number;
  /** Of this page alone. */
  id: string;
}

export interface Tickets {
  /** A ticket for one page, of a visitor's bucket or of a preview. */
  issue(release: number, bucketOrPreview: number | string): string;
  /**
   * What a ticket says; `forged`: this process did not make it, `late`: it is too old to count,
   * `preview`: its page shows one, and does not vote.
   */
  read(ticket: string): Ticket | 'forged' | 'late' | 'preview';
}

export const NO_BUCKET = 1_000;

/**
 * The bucket in a ticket, of whatever edge and age: a tab keeps the builds of its page. It is not
 * proven, and need not be: a visitor may choose a bucket by a cookie, too.
 */
export const bucketOfTicket = (ticket: string): number | null => {
  const [, , bucket = ''] = ticket.split('.', 3);
  return /^\d{1,3}$/.test(bucket) ? Number(bucket) : null;
};

/** The preview in a ticket; not proven either, since a link chooses it. */
export const previewOfTicket = (ticket: string): string | null => {
  const [, , preview = ''] = ticket.split('.', 3);
  return isPreviewId(preview) ? preview : null;
};

/** A ticket counts for so long, so that the used ones can be forgotten. */
export const TICKET_MINUTES = 15;

const MAC_LENGTH = 16;
const idBytes = 9;
/** A pool of random bytes: one call to the kernel serves many tickets. */
const pool = Buffer.allocUnsafe(idBytes * 128);

export const createTicketKey = (): Uint8Array => randomBytes(32);

/**
 * Makes and reads the tickets of pages: release, minute, bucket and a random id, under a key that
 * lives as long as this edge. So a page of an edge that was restarted, or of another edge, does not
 * vote here.
 */
export const createTickets = (now: () => number, bytes = createTicketKey()): Tickets => {
  // As a key object: from bytes, each HMAC would take nine times as long.
  const key = createSecretKey(bytes);
  let used = pool.length;
  const makeId = (): string => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += idBytes;
    return pool.toString('base64url', used - idBytes, used);
  };
  const macOf = (text: string): string =>
    createHmac('sha256', key).update(text).digest('base64url').slice(0, MAC_LENGTH);
  const minute = () => Math.floor(now() / 60_000);

  return {
    issue(release, bucketOrPreview) {
      const text = `${release}.${minute()}.${bucketOrPreview}.${makeId()}`;
      return `${text}.${macOf(text)}`;
    },
    read(ticket) {
      const end = ticket.length - MAC_LENGTH;
      const mac = Buffer.from(ticket.slice(end));
      const expected = Buffer.from(macOf(ticket.slice(0, end - 1)));
      if (mac.length !== expected.length || !timingSafeEqual(mac, expected)) return 'forged';
      if (previewOfTicket(ticket) !== null) return 'preview';
      const [release = '', at = '', bucket = '', id = ''] = ticket.split('.');
      if (minute() - Number(at) > TICKET_MINUTES) return 'late';
      return { release: Number(release), bucket: Number(bucket), at: Number(at) * 60_000, id };
    },
  };
};
