import { isApiRead } from '@paddock/release/record';
import { Pool } from 'undici';

/** An answer of the API to a guest. */
export interface GuestAnswer {
  status: number;
  body: string;
}

/**
 * API reads of the edge itself, for heads and rendered pages. They have separate connections, and
 * send nothing about a visitor except the language.
 */
export interface GuestReads {
  /**
   * `null`: no answer came in time, or the URL leaves `/api/`. Callers of one URL and language
   * share a call. Never rejects.
   */
  ask(url: string, locale: string): Promise<GuestAnswer | null>;
  close(): void;
}

/**
 * Further concurrent calls get no answer, so that navigations do not crowd out customers' calls.
 */
const MAX_CALLS = 64;
const MAX_BYTES = 2 * 1024 * 1024;
const TIMEOUT_MS = 3_000;

/** @param origin `http://localhost:4000`; `null`: there is no API */
export const createGuestReads = (origin: string | null): GuestReads => {
  if (origin === null) return { ask: async () => null, close: () => {} };
  const pool = new Pool(origin, {
    connections: 8,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    connect: { timeout: TIMEOUT_MS },
    maxResponseSize: MAX_BYTES,
  });
  const running = new Map<string, Promise<GuestAnswer | null>>();

  const call = async (path: string, locale: string): Promise<GuestAnswer | null> => {
    try {
      const headers = { accept: 'application/json', 'accept-language': locale };
      const { statusCode: status, body } = await pool.request({ path, method: 'GET', headers });
      return { status, body: await body.text() };
    } catch {
      return null;
    }
  };

  return {
    ask(url, locale) {
      // The store may have builds of an older publish, which did not check their reads.
      if (!isApiRead(url)) return Promise.resolve(null);
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
