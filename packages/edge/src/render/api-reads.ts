import { Pool } from 'undici';

/** What the API answered to a guest. */
export interface ReadAnswer {
  status: number;
  body: string;
}

/** API reads for pages that are rendered here, over connections of their own. They carry nothing of a visitor but the language. */
export interface ApiReads {
  /** `null`: it did not answer 200 with JSON in time. Callers of one URL and language share a call. Never rejects. */
  ask(url: string, locale: string): Promise<ReadAnswer | null>;
  close(): void;
}

const MAX_CALLS = 64;
const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 2_000;

/** @param origin `http://localhost:4000` */
export const createApiReads = (origin: string): ApiReads => {
  const pool = new Pool(origin, {
    connections: 8,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: { timeout: TIMEOUT_MS },
    maxResponseSize: MAX_BYTES,
  });
  const running = new Map<string, Promise<ReadAnswer | null>>();

  const call = async (path: string, locale: string): Promise<ReadAnswer | null> => {
    try {
      const headers = { accept: 'application/json', 'accept-language': locale };
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      if (statusCode === 200) return { status: 200, body: await body.text() };
      await body.dump();
      return null;
    } catch {
      return null;
    }
  };

  return {
    ask(url, locale) {
      const key = `${locale} ${url}`;
      const known = running.get(key);
      if (known) return known;
      if (running.size >= MAX_CALLS) return Promise.resolve(null);
      const asked = call(url, locale).finally(() => running.delete(key));
      running.set(key, asked);
      return asked;
    },
    close: () => void pool.destroy(),
  };
};
