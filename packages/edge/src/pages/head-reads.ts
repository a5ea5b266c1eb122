import { Pool } from 'undici';
import type { Metrics } from '../platform/metrics.ts';

/** What the API answered to a guest: the `data` of its envelope. `missing`: it does not know the thing. */
export type HeadAnswer = { data: unknown } | 'missing' | 'failed';

export interface HeadReads {
  /** Asks the API. Callers of one URL and language share a call. Never rejects. */
  ask(url: string, locale: string): Promise<HeadAnswer>;
  close(): void;
}

export interface HeadReadsOptions {
  /** `http://localhost:4000`; `null`: there is no API. */
  origin: string | null;
  metrics: Metrics;
}

/** More pages than this at once get a head without data: navigations must not crowd out calls. */
const MAX_CALLS = 32;
const MAX_BYTES = 1024 * 1024;
const TIMEOUT_MS = 3_000;

/**
 * The reads of heads, over connections of their own. They carry nothing of the visitor but the
 * language.
 */
export const createHeadReads = ({ origin, metrics }: HeadReadsOptions): HeadReads => {
  if (origin === null) return { ask: async () => 'failed', close: () => {} };
  const pool = new Pool(origin, {
    connections: 8,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: { timeout: TIMEOUT_MS },
    maxResponseSize: MAX_BYTES,
  });
  const running = new Map<string, Promise<HeadAnswer>>();

  const call = async (path: string, locale: string): Promise<HeadAnswer> => {
    try {
      const { statusCode, body } = await pool.request({
        path,
        method: 'GET',
        headers: { accept: 'application/json', 'accept-language': locale },
      });
      if (statusCode !== 200) {
        await body.dump();
        return statusCode === 404 || statusCode === 400 ? 'missing' : 'failed';
      }
      return { data: ((await body.json()) as { data?: unknown }).data ?? null };
    } catch {
      return 'failed';
    }
  };

  return {
    ask(url, locale) {
      const key = `${locale} ${url}`;
      const known = running.get(key);
      if (known) return known;
      if (running.size >= MAX_CALLS) return Promise.resolve('failed');
      const asked = call(url, locale).then((answer) => {
        running.delete(key);
        metrics.count('paddock_head_reads_total', { outcome: typeof answer === 'string' ? answer : 'ok' });
        return answer;
      });
      running.set(key, asked);
      return asked;
    },
    close: () => void pool.destroy(),
  };
};
