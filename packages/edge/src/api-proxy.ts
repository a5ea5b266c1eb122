import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { type Dispatcher, Pool } from 'undici';
import { requestHeaders, responseHeaders } from './forwarded-headers.model.ts';

export interface ApiProxyOptions {
  /** `http://localhost:4000`; a path is not allowed. */
  origin: string;
  /** Longest silence of the API, in ms. */
  timeout: number;
  /** Largest request body, in bytes. */
  maxBody: number;
}

export interface ApiProxy {
  /**
   * Passes the request on and the answer back, both as streams. `target` is the path and query, normalised; `policy` are the
   * edge's headers of every answer. Calls `done` with the status.
   */
  forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    target: string,
    policy: Readonly<Record<string, string>>,
    done: (status: number) => void,
  ): void;
  /** Closes the idle connections to the API. */
  close(): void;
}

/** A failure of the proxy in the envelope of the API, so that clients need one way to read errors. */
export const failureEnvelope = (code: string, message: string): string =>
  JSON.stringify({
    success: false,
    data: null,
    pagination: null,
    error: { code, message, description: null, extended: null },
    validation: null,
  });

const failures = {
  'body-too-large': [413, 'request_too_large', 'The request is larger than 1 MiB.'],
  timeout: [504, 'upstream_timeout', 'The service did not answer in time. Please try again.'],
  refused: [502, 'upstream_unavailable', 'The service cannot be reached. Please try again.'],
} as const;

type Failure = keyof typeof failures;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const tooLarge = new Error('The body is too large.');

/** Passes as many bytes on; then it ends with {@link tooLarge}. */
const upTo = (most: number) => {
  let size = 0;
  return new Transform({
    transform(bytes: Buffer, _, next) {
      size += bytes.byteLength;
      next(size > most ? tooLarge : null, bytes);
    },
  });
};

const failureOf = (error: Error & { code?: string }): Failure => {
  if (error === tooLarge) return 'body-too-large';
  return error.code?.endsWith('_TIMEOUT') ? 'timeout' : 'refused';
};

export const createApiProxy = ({ origin, timeout, maxBody }: ApiProxyOptions): ApiProxy => {
  const { host } = new URL(origin);
  const pool = new Pool(origin, {
    connections: 256,
    allowH2: false,
    connect: { timeout },
    headersTimeout: timeout,
    bodyTimeout: timeout,
  });

  const forward: ApiProxy['forward'] = (incoming, outgoing, target, policy, done) => {
    const fail = (failure: Failure) => {
      // Half an answer must look like half an answer: the connection is cut, not ended.
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
      const [status, code, message] = failures[failure];
      const body = failureEnvelope(code, message);
      const headers = {
        ...policy,
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(body),
      };
      // What is left of a refused body is not read.
      outgoing.writeHead(status, incoming.complete ? headers : { ...headers, connection: 'close' }).end(body);
      done(status);
    };

    if (Number(incoming.headers['content-length'] ?? 0) > maxBody) return fail('body-too-large');
    const headers = requestHeaders(incoming.rawHeaders, {
      address: incoming.socket.remoteAddress ?? 'unknown',
      host: incoming.headers.host ?? '',
      upstreamHost: host,
    });
    // What fails at the API must not end the connection to the client: it gets a stream of its own.
    const body = hasBody(incoming) ? incoming.pipe(upTo(maxBody)) : null;
    const request = { path: target, method: incoming.method ?? 'GET', headers, body };
    let upstream: Dispatcher.DispatchController | null = null;
    const abort = () => upstream?.abort(new Error('The client went away.'));
    let mayRepeat = body === null && (incoming.method === 'GET' || incoming.method === 'HEAD');
    const answer: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        upstream = controller;
        if (outgoing.destroyed) abort();
      },
      onResponseStart({ rawHeaders }, status) {
        if (status < 200) return;
        const answered = (rawHeaders as Buffer[]).map((each) => each.toString('latin1'));
        outgoing.writeHead(status, responseHeaders(answered, policy));
        done(status);
      },
      onResponseData(controller, bytes) {
        if (outgoing.write(bytes)) return;
        controller.pause();
        outgoing.once('drain', () => controller.resume());
      },
      onResponseEnd: () => void outgoing.end(),
      onResponseError(_, error) {
        const failure = failureOf(error);
        if (!mayRepeat || failure !== 'refused' || outgoing.headersSent || outgoing.destroyed) return fail(failure);
        // The API may close a kept connection just as it is used again; a read can simply be asked once more.
        mayRepeat = false;
        pool.dispatch(request, answer);
      },
    };
    pool.dispatch(request, answer);
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) abort();
    });
  };

  return { forward, close: () => void pool.destroy() };
};
