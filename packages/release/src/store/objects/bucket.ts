import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { tooLong } from '../file-system.ts';
import { BucketError } from './bucket-error.ts';
import type { BucketLocation } from './location.ts';

/** An object and the time when it was written, by the clock of the bucket. */
export interface StoredObject {
  bytes: Uint8Array;
  modified: Date;
}

export interface ListedObject {
  key: string;
  modified: Date;
}

/** The objects below a store's prefix. Every method retries, then rejects with a `BucketError`. */
export interface Bucket {
  /**
   * `null` if there is none. Throws `verification` if it is longer than `maxBytes`, before it is
   * read.
   */
  get(key: string, maxBytes?: number): Promise<StoredObject | null>;
  /** The time when an object was written; `null` if there is none. */
  modifiedAt(key: string): Promise<Date | null>;
  /** Replaces an object. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /**
   * Creates an object if there is none. If an answer was lost, it reads the object: `written` means
   * that these bytes are there.
   * @param until no attempt is made after this instant (ms, by the clock of this process)
   */
  create(key: string, bytes: Uint8Array, until?: number): Promise<'written' | 'taken'>;
  remove(key: string): Promise<void>;
  /** All objects with this prefix, ordered by key. */
  list(prefix: string): Promise<ListedObject[]>;
  /** The time by the clock of the bucket, to the second. */
  now(): Promise<Date>;
}

/** For tests: how to send a request, its timeout (ms), and how to wait before the next attempt. */
export interface BucketOptions {
  send?: (request: Request) => Promise<Response>;
  timeoutMs?: number;
  pause?: (ms: number) => Promise<void>;
}

const ATTEMPTS = 11;
const FIRST_PAUSE_MS = 50;
/** Short: an edge that sleeps when the bucket comes back serves an old release for as long. */
const LONGEST_PAUSE_MS = 400;
const TIMEOUT_MS = 10_000;
/** The slowest connection (bytes per ms) for which the timeout of a large upload is long enough. */
const SLOWEST_LINE = 100;

/** Retried statuses, in addition to those of 500 and above except 501. */
const PASSING = new Set([408, 409, 429]);
/**
 * A refused request whose clock was further off (ms) was refused for that. Its answer may not say
 * so: the answer to a HEAD has no body.
 */
const SKEW_MS = 300_000;

interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

interface Asked {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  body?: Uint8Array;
  headers?: Record<string, string>;
  maxBytes?: number;
  until?: number;
}

const textOf = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** Reads the whole body. Rejects if the connection ends early. */
const readBody = async (response: Response, name: string, maxBytes = Number.POSITIVE_INFINITY): Promise<Uint8Array> => {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLong(name, maxBytes);
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) throw tooLong(name, maxBytes);
    parts.push(part);
  }
  return Buffer.concat(parts, length);
};

/** Opens a bucket that speaks the protocol of S3. No request is made before the first call. */
export const openBucket = (
  location: BucketLocation,
  { send = fetch, timeoutMs = TIMEOUT_MS, pause = wait }: BucketOptions = {},
): Bucket => {
  const { url: root, prefix: place, accessKeyId, secretAccessKey, sessionToken, region } = location;
  /**
   * How far the clock of the bucket is ahead of this one (ms). A bucket refuses signatures that are
   * 15 minutes off.
   */
  let ahead = 0;
  const keysOfDays = new Map<string, ArrayBuffer>();

  const urlOf = (key: string): URL =>
    new URL(`${root.pathname}${`${place}${key}`.split('/').map(encodeURIComponent).join('/')}`, root);

  const sign = async ({ method, url, body, headers = {} }: Asked): Promise<Request> => {
    const signer = new AwsV4Signer({
      method,
      url: url.href,
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      accessKeyId,
      secretAccessKey,
      ...(sessionToken && { sessionToken }),
      service: 's3',
      region,
      cache: keysOfDays,
      datetime: new Date(Date.now() + ahead).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    });
    const signed = await signer.sign();
    return new Request(signed.url, {
      method,
      headers: signed.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs + Math.ceil((body?.length ?? 0) / SLOWEST_LINE)),
      ...(body && { body: Buffer.from(body) }),
    });
  };

  const attempt = async (asked: Asked, request: Request): Promise<Answer> => {
    const response = await send(request);
    const { status, headers } = response;
    const name = decodeURIComponent(asked.url.pathname.slice(1));
    return { status, headers, bytes: await readBody(response, name, status === 200 ? asked.maxBytes : undefined) };
  };

  /** The error of a failed request; `null` if it succeeded or the object is missing. */
  const problemOf = ({ method, url }: Asked, { status, bytes }: Answer): BucketError | null => {
    if (status < 300 || status === 412) return null;
    const code = textOf(Buffer.from(bytes).toString('utf8'), 'Code') ?? '';
    if (status === 404 && method !== 'PUT' && code !== 'NoSuchBucket') return null;
    return new BucketError(status, code, `${url.host} answered ${[status, code].join(' ').trim()}`);
  };

  /**
   * Whether a request was signed too far from the bucket's time. If so, later ones use that time.
   */
  const learnClock = ({ headers }: Answer, signedAhead: number): boolean => {
    const theirs = Date.parse(headers.get('date') ?? '') - Date.now();
    if (!(Math.abs(theirs - signedAhead) > SKEW_MS)) return false;
    ahead = theirs;
    return true;
  };

  /** `isAmbiguous`: an earlier attempt may have done it. */
  const ask = async (asked: Asked): Promise<Answer & { isAmbiguous: boolean }> => {
    let last: BucketError = new BucketError(0, '', 'it took too long');
    let isAmbiguous = false;
    for (let attempts = 1; attempts <= ATTEMPTS; attempts += 1) {
      if (asked.until !== undefined && Date.now() > asked.until) throw last;
      const signedAhead = ahead;
      const request = await sign(asked);
      try {
        const answer = await attempt(asked, request);
        const problem = problemOf(asked, answer);
        if (!problem) return { ...answer, isAmbiguous };
        const isLate = problem.status === 403 && learnClock(answer, signedAhead);
        const isPassing = PASSING.has(problem.status) || (problem.status >= 500 && problem.status !== 501);
        // Only 429 says that nothing was done.
        isAmbiguous ||= isPassing && problem.status !== 429;
        problem.isAmbiguous = isAmbiguous;
        if (!isLate && !isPassing) throw problem;
        last = problem;
      } catch (error) {
        if (error instanceof BucketError || (error instanceof Error && 'exitCode' in error)) throw error;
        const why =
          error instanceof Error ? ((error.cause as Error | undefined)?.message ?? error.message) : String(error);
        last = new BucketError(0, '', `${asked.url.host} did not answer: ${why}`, { cause: error });
        isAmbiguous = true;
      }
      const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
      if (attempts < ATTEMPTS) await pause(longest * (0.5 + Math.random() / 2));
    }
    throw last;
  };

  /** Rounds up, since the header has whole seconds and nothing may look older than it is. */
  const modifiedOf = ({ headers }: Answer): Date => new Date(Date.parse(headers.get('last-modified') ?? '') + 999);

  const get: Bucket['get'] = async (key, maxBytes) => {
    const answer = await ask({ method: 'GET', url: urlOf(key), ...(maxBytes !== undefined && { maxBytes }) });
    return answer.status === 404 ? null : { bytes: answer.bytes, modified: modifiedOf(answer) };
  };

  const listPage = async (prefix: string, after: string | undefined) => {
    const url = new URL(root);
    url.search = String(
      new URLSearchParams({
        'encoding-type': 'url',
        'list-type': '2',
        prefix: `${place}${prefix}`,
        ...(after !== undefined && { 'continuation-token': after }),
      }),
    );
    const xml = Buffer.from((await ask({ method: 'GET', url })).bytes).toString('utf8');
    const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
      key: decodeURIComponent((textOf(entry, 'Key') ?? '').replaceAll('+', '%20')).slice(place.length),
      modified: new Date(textOf(entry, 'LastModified') ?? 0),
    }));
    const next = textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined;
    return { objects, next: next?.replaceAll('&amp;', '&') };
  };

  return {
    get,
    modifiedAt: async (key) => {
      const answer = await ask({ method: 'HEAD', url: urlOf(key) });
      return answer.status === 404 ? null : modifiedOf(answer);
    },
    put: async (key, body) => void (await ask({ method: 'PUT', url: urlOf(key), body })),
    create: async (key, body, until) => {
      const headers = { 'if-none-match': '*' };
      const { status, isAmbiguous } = await ask({
        method: 'PUT',
        url: urlOf(key),
        body,
        headers,
        ...(until !== undefined && { until }),
      });
      if (status !== 412) return 'written';
      if (!isAmbiguous) return 'taken';
      // An earlier attempt may have written it, although its answer was lost.
      const there = await get(key).catch((error: object) => {
        throw Object.assign(error, { isAmbiguous });
      });
      return Buffer.from(body).equals(there?.bytes ?? Buffer.alloc(0)) ? 'written' : 'taken';
    },
    remove: async (key) => void (await ask({ method: 'DELETE', url: urlOf(key) })),
    list: async (prefix) => {
      const objects: ListedObject[] = [];
      let after: string | undefined;
      do {
        const page = await listPage(prefix, after);
        objects.push(...page.objects);
        after = page.next;
      } while (after !== undefined);
      return objects;
    },
    now: async () => new Date((await ask({ method: 'HEAD', url: urlOf('policy.json') })).headers.get('date') ?? 0),
  };
};
