import { hash, randomBytes, randomFillSync, timingSafeEqual } from 'node:crypto';
import { isPreviewId } from '@paddock/release/record';

/** The content of a ticket. */
export interface Ticket {
  /** The release in the page's HTML. */
  release: number;
  /** The bucket of the visitor; {@link NO_BUCKET} if there is none. */
  bucket: number;
  /** When it was made, to the minute, in ms since the epoch. */
  at: number;
  /** Unique for this page. */
  id: string;
}

export interface Tickets {
  /** Makes a ticket for one page, with a visitor's bucket or the id of a preview. */
  issue(release: number, bucketOrPreview: number | string): string;
  /**
   * Reads a ticket. `forged`: it was made with another key; `late`: it is too old to count;
   * `preview`: its page has a preview and does not vote.
   */
  read(ticket: string): Ticket | 'forged' | 'late' | 'preview';
}

export const NO_BUCKET = 1_000;

/**
 * The bucket in a ticket of any edge and age, so that a tab keeps the builds of its page. It need
 * not be proven, since visitors can also choose a bucket with a cookie.
 */
export const bucketOfTicket = (ticket: string): number | null => {
  const [, , bucket = ''] = ticket.split('.', 3);
  return /^\d{1,3}$/.test(bucket) ? Number(bucket) : null;
};

/** The id of the preview in a ticket. It is not proven either, since a link can choose it. */
export const previewOfTicket = (ticket: string): string | null => {
  const [, , preview = ''] = ticket.split('.', 3);
  return isPreviewId(preview) ? preview : null;
};

/** The lifetime of a ticket. It is short, so that used ones can be forgotten. */
export const TICKET_MINUTES = 15;

const MAC_LENGTH = 16;
const ID_BYTES = 9;
/** A pool of random bytes: one call to the kernel serves many tickets. */
const pool = Buffer.allocUnsafe(ID_BYTES * 128);

export const createTicketKey = (): Uint8Array => randomBytes(32);

/**
 * Makes and reads the tickets of pages: release, minute, bucket and a random id, signed with a key
 * that lives as long as this edge. So pages of another edge, or from before a restart, cannot vote
 * here.
 */
export const createTickets = (now: () => number, bytes = createTicketKey()): Tickets => {
  const key = Buffer.from(bytes).toString('hex');
  let used = pool.length;
  const makeId = (): string => {
    if (used === pool.length) {
      randomFillSync(pool);
      used = 0;
    }
    used += ID_BYTES;
    return pool.toString('base64url', used - ID_BYTES, used);
  };
  // SHA-512/256 hides half of its state, so a key before the text is enough: nobody can continue
  // the hash, as with SHA-256. An HMAC takes four times as long.
  const macOf = (text: string): string => hash('sha512-256', key + text, 'base64url').slice(0, MAC_LENGTH);
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
