import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** An answer's text and the instant (ms) until which it stays the same. */
export interface LastingValue {
  value: unknown;
  until: number;
}

interface Kept {
  /** UTF-8 bytes, so that sending needs no conversion. */
  body: Uint8Array<ArrayBuffer>;
  /** The gzipped bytes, made for the first client that accepts them. */
  packed?: Uint8Array<ArrayBuffer>;
  etag: string;
  from: number;
  until: number;
}

/** An answer that fits one or two packets does not arrive sooner when gzipped. */
const PACKED_FROM = 2_048;

/** Bytes of the whole cache, before gzip. */
const LIMIT = 12_000_000;

/** A cache of answers that are valid until the day changes them. Evicts the oldest first. */
export interface Answers {
  /** @param make its errors pass through and are not cached */
  give(c: Context, key: string, now: number, make: () => Promise<LastingValue>): Promise<Response>;
}

export const createAnswers = (): Answers => {
  const kept = new Map<string, Kept>();
  let size = 0;
  const drop = (key: string) => {
    size -= kept.get(key)?.body.byteLength ?? 0;
    kept.delete(key);
  };
  const keep = (key: string, answer: Kept) => {
    drop(key);
    kept.set(key, answer);
    size += answer.body.byteLength;
    for (const oldest of kept.keys()) {
      if (size <= LIMIT) break;
      drop(oldest);
    }
  };
  return {
    async give(c, key, now, make) {
      let answer = kept.get(key);
      // The development clock can also move back.
      if (!answer || now < answer.from || now >= answer.until) {
        const lasting = await make();
        const body = new TextEncoder().encode(JSON.stringify(lasting.value));
        // A weak ETag: the same for the plain and the gzipped answer.
        const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
        answer = { body, etag, from: now, until: lasting.until };
        keep(key, answer);
      }
      const headers = { 'content-type': 'application/json', etag: answer.etag };
      c.header('vary', 'accept-encoding', { append: true });
      const takesGzip = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
      if (!takesGzip || answer.body.byteLength < PACKED_FROM) return c.body(answer.body, 200, headers);
      answer.packed ??= gzipSync(answer.body);
      return c.body(answer.packed, 200, { ...headers, 'content-encoding': 'gzip' });
    },
  };
};
