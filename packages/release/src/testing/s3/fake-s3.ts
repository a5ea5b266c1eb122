import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';

/**
 * Faults of a single request. A correct bucket may show those of the first group, but never those
 * of the second.
 */
export const PASSING_FAULTS = [
  '409',
  '500',
  '503',
  'reset',
  '500-after',
  'reset-after',
  'timeout-after',
  'cut-body',
] as const;
const STORE_FAULTS = ['ignored-condition', 'race-window', '501', 'stale-list', 'always-taken', 'denied'] as const;
export type S3Fault = (typeof PASSING_FAULTS)[number] | (typeof STORE_FAULTS)[number];

export interface S3Request {
  /** The number of earlier requests. */
  number: number;
  method: string;
  key: string;
  isConditional: boolean;
}

export interface FakeS3 {
  /** The environment variables for a store in this bucket. */
  environment: Record<string, string>;
  /** Answers a request without a network. Rejects if the fault breaks the connection. */
  send(request: Request): Promise<Response>;
  objects: Map<string, { bytes: Buffer; modified: Date }>;
  requests: S3Request[];
  /** The fault of a request; `null`: none. One that does not fit the request is not shown. */
  fault: (request: S3Request) => S3Fault | null;
  /** How often clients met each fault. `skewed`: refused because their clock is far off. */
  shown: Map<(typeof PASSING_FAULTS)[number] | 'skewed', number>;
  /** The clock of the bucket. */
  now: () => Date;
}

const BUCKET = 'releases';
const KEY = { accessKeyId: 'AKIAPADDOCK', secretAccessKey: 'a-secret-of-the-tests' };
const REGION = 'eu-central-1';
const PAGE = 100;
const MAX_SKEW_MS = 15 * 60_000;

/** The address of a store in the bucket of {@link createFakeS3}. */
export const FAKE_LOCATION = `s3://${BUCKET}/paddock`;

const errorOf = (code: string): string => `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`;

/** Whether the key signed the request. The signature includes the hash of the body. */
const isSigned = async ({ method, url, headers }: Request, body: Buffer): Promise<boolean> => {
  const given = headers.get('authorization') ?? '';
  const names = /SignedHeaders=([^,]*)/.exec(given)?.[1]?.split(';') ?? [];
  const signer = new AwsV4Signer({
    method,
    url,
    headers: names.filter((name) => name !== 'host').map((name) => [name, headers.get(name) ?? '']),
    ...KEY,
    service: 's3',
    region: REGION,
    datetime: headers.get('x-amz-date') ?? '',
  });
  const isWhole = headers.get('x-amz-content-sha256') === createHash('sha256').update(body).digest('hex');
  return isWhole && (await signer.authHeader()) === given;
};

const breakLine = (): never => {
  throw new TypeError('fetch failed', { cause: new Error('read ECONNRESET') });
};

/** The error of a client whose time has passed. No test waits for that in its own process. */
const stayAway = (): never => {
  throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
};

const cut = (bytes: Buffer): ReadableStream =>
  new ReadableStream({
    start: (controller) => controller.enqueue(bytes.subarray(0, -1)),
    pull: (controller) => controller.error(new Error('terminated')),
  });

/**
 * A bucket in memory with the part of the S3 protocol that stores need, and with faults on demand.
 */
export const createFakeS3 = (): FakeS3 => {
  const objects: FakeS3['objects'] = new Map();
  const writtenLast: string[] = [];

  const list = (url: URL, isStale: boolean): string => {
    const prefix = url.searchParams.get('prefix') ?? '';
    const after = url.searchParams.get('continuation-token') ?? '';
    const hidden = isStale ? writtenLast.at(-1) : undefined;
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after && key !== hidden).sort();
    const entries = keys
      .slice(0, PAGE)
      .map((key) => {
        const modified = objects.get(key)?.modified.toISOString() ?? '';
        return `<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${modified}</LastModified></Contents>`;
      })
      .join('');
    const next = keys.length > PAGE ? `<NextContinuationToken>${keys[PAGE - 1]}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${entries}${next}</ListBucketResult>`;
  };

  const send = async (request: Request): Promise<Response> => {
    const { method, headers } = request;
    const url = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const [, bucket, ...path] = url.pathname.split('/');
    const key = path.map(decodeURIComponent).join('/');
    const asked: S3Request = {
      number: fake.requests.length,
      method: method === 'GET' && key === '' ? 'LIST' : method,
      key: key || (url.searchParams.get('prefix') ?? ''),
      isConditional: headers.get('if-none-match') === '*',
    };
    fake.requests.push(asked);
    const fault = fake.fault(asked);
    const at = fake.now();
    const show = (what: (typeof PASSING_FAULTS)[number] | 'skewed'): void =>
      void fake.shown.set(what, (fake.shown.get(what) ?? 0) + 1);
    if (fault === 'reset' || fault === '409' || fault === '500' || fault === '503') show(fault);
    const answer = (
      status: number,
      content: string | Uint8Array<ArrayBuffer> | ReadableStream | null = null,
      more: Record<string, string> = {},
    ): Response =>
      new Response(method === 'HEAD' ? null : content, { status, headers: { date: at.toUTCString(), ...more } });

    if (fault === 'reset') return breakLine();
    if (fault === '409') return answer(409, errorOf('ConditionalRequestConflict'));
    if (fault === '500') return answer(500, errorOf('InternalError'));
    if (fault === '503') return answer(503, errorOf('SlowDown'));
    if (fault === 'denied') return answer(403, errorOf('AccessDenied'));
    if (fault === '501' && asked.isConditional) return answer(501, errorOf('NotImplemented'));
    const signedAt = (headers.get('x-amz-date') ?? '').replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5');
    if (!(Math.abs(Date.parse(signedAt) - at.getTime()) < MAX_SKEW_MS)) {
      show('skewed');
      return answer(403, errorOf('RequestTimeTooSkewed'));
    }
    if (bucket !== BUCKET) return answer(404, errorOf('NoSuchBucket'));
    if (!(await isSigned(request, body))) return answer(403, errorOf('SignatureDoesNotMatch'));

    const found = objects.get(key);
    if (asked.method === 'LIST') return answer(200, list(url, fault === 'stale-list'));
    if (method === 'GET' || method === 'HEAD') {
      if (!found) return answer(404, errorOf('NoSuchKey'));
      const { bytes, modified } = found;
      const isCut = method === 'GET' && fault === 'cut-body' && bytes.length > 0;
      if (isCut) show('cut-body');
      const about = { 'last-modified': modified.toUTCString(), 'content-length': String(bytes.length) };
      return answer(200, isCut ? cut(bytes) : new Uint8Array(bytes), about);
    }
    if (method === 'DELETE') objects.delete(key);
    else {
      const isFree = !found || fault === 'ignored-condition' || fault === 'race-window';
      if (asked.isConditional && (!isFree || fault === 'always-taken'))
        return answer(412, errorOf('PreconditionFailed'));
      objects.set(key, { bytes: body, modified: new Date(Math.floor(at.getTime() / 1_000) * 1_000) });
      writtenLast.push(key);
    }
    if (fault === 'reset-after' || fault === 'timeout-after' || fault === '500-after') show(fault);
    if (fault === 'reset-after') return breakLine();
    if (fault === 'timeout-after') return stayAway();
    if (fault === '500-after') return answer(500, errorOf('InternalError'));
    return answer(method === 'DELETE' ? 204 : 200);
  };

  const fake: FakeS3 = {
    environment: {
      AWS_ENDPOINT_URL: 'http://bucket.test',
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: KEY.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    send,
    objects,
    requests: [],
    fault: () => null,
    shown: new Map(),
    now: () => new Date(),
  };
  return fake;
};

/**
 * Serves the bucket to other processes on a local port, which is then in its `environment`. `close`
 * ends it at once, whatever it is answering. Served again, it has what it had.
 */
export const serveFakeS3 = async (fake: FakeS3, port = 0): Promise<{ port: number; close: () => Promise<void> }> => {
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const answer = await fake.send(
      new Request(new URL(request.url ?? '/', `http://${request.headers.host}`), {
        method: request.method ?? 'GET',
        headers: request.headers as Record<string, string>,
        ...(request.method === 'PUT' && { body: Buffer.concat(parts) }),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    for await (const part of answer.body ?? []) response.write(part);
    response.end();
  };
  const server = createServer((request, response) => {
    pass(request, response).catch((error) => {
      // The client ends a connection on which no answer comes.
      if (!(error instanceof DOMException)) response.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  fake.environment.AWS_ENDPOINT_URL = `http://127.0.0.1:${own}`;
  return {
    port: own,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
