import { createHash } from 'node:crypto';
import type { Context } from 'hono';

/** An answer's text, and until when (ms) the day gives the same one. */
export interface Standing {
  value: unknown;
  until: number;
}

interface Kept {
  /** UTF-8, so that sending it costs no conversion. */
  body: Uint8Array<ArrayBuffer>;
  etag: string;
  from: number;
  until: number;
}

/** Bytes that are kept altogether. */
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
        const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
        answer = { body, etag, from: now, until: standing.until };
        keep(key, answer);
      }
      return c.body(answer.body, 200, { 'content-type': 'application/json', etag: answer.etag });
    },
  };
};
