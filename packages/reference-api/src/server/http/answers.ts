import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

/** An answer's text, and until when (ms) the day gives the same one. */
export interface Standing {
  value: unknown;
  until: number;
}

interface Kept {
  /** UTF-8, so that sending it costs no conversion. */
  body: Uint8Array<ArrayBuffer>;
  /** The same packed, from the first who takes it so on. */
  packed?: Uint8Array<ArrayBuffer>;
  etag: string;
  from: number;
  until: number;
}

/** What fits a packet or two comes no sooner when it is less. */
const packedFrom = 2_048;

/** Bytes that are kept altogether, as they are before they are packed. */
const limit = 12_000_000;

/** Answers that stand until the day changes them, so that what thousands ask for is made once. The oldest go first. */
export interface Answers {
  /** @param make what it throws goes through, and nothing is kept */
  give(c: Context, key: string, now: number, make: () => Promise<Standing>): Promise<Response>;
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
      if (size <= limit) break;
      drop(oldest);
    }
  };
  return {
    async give(c, key, now, make) {
      let answer = kept.get(key);
      // The clock of development may also go back.
      if (!answer || now < answer.from || now >= answer.until) {
        const standing = await make();
        const body = new TextEncoder().encode(JSON.stringify(standing.value));
        // Weak: it names what is said, packed or not.
        const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
        answer = { body, etag, from: now, until: standing.until };
        keep(key, answer);
      }
      const headers = { 'content-type': 'application/json', etag: answer.etag };
      c.header('vary', 'accept-encoding', { append: true });
      const takesGzip = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: '' }) === 'gzip';
      if (!takesGzip || answer.body.byteLength < packedFrom) return c.body(answer.body, 200, headers);
      answer.packed ??= gzipSync(answer.body);
      return c.body(answer.packed, 200, { ...headers, 'content-encoding': 'gzip' });
    },
  };
};
