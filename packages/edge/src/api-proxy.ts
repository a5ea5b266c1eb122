import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
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

const isRepeatable = (method: string | undefined) => method === 'GET' || method === 'HEAD';

export const createApiProxy = ({ origin, timeout, maxBody }: ApiProxyOptions): ApiProxy => {
  const { protocol, hostname, port, host } = new URL(origin);
  const client = protocol === 'https:' ? https : http;
  // `timeout` on the agent is set once per connection, not once per request.
  const agent = new client.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 64, timeout });

  const forward: ApiProxy['forward'] = (incoming, outgoing, target, policy, done) => {
    let upstream: http.ClientRequest | null = null;
    let hasFailed = false;
    const fail = (failure: Failure) => {
      if (hasFailed) return;
      hasFailed = true;
      upstream?.destroy();
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

    const withBody = hasBody(incoming);
    if (Number(incoming.headers['content-length'] ?? 0) > maxBody) return fail('body-too-large');
    const headers = requestHeaders(incoming.rawHeaders, {
      address: incoming.socket.remoteAddress ?? 'unknown',
      host: incoming.headers.host ?? '',
      upstreamHost: host,
    });
    const options = { agent, hostname, port, method: incoming.method, path: target, headers, setHost: false };

    const send = (isRetry: boolean) => {
      const request = client.request(options as http.RequestOptions);
      upstream = request;
      request.on('response', (answer) => {
        const status = answer.statusCode ?? 502;
        outgoing.writeHead(status, responseHeaders(answer.rawHeaders, policy));
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
        done(status);
      });
      request.on('timeout', () => fail('timeout'));
      request.on('error', () => {
        if (request !== upstream || hasFailed || outgoing.writableEnded) return;
        // The API may close a kept connection just as it is used again; a read can simply be asked once more.
        if (request.reusedSocket && !isRetry && !withBody && !outgoing.headersSent && isRepeatable(incoming.method))
          send(true);
        else fail('refused');
      });
      if (!withBody) return request.end();
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > maxBody) fail('body-too-large');
      });
      incoming.pipe(request);
    };
    send(false);
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) upstream?.destroy();
    });
  };

  return { forward, close: () => agent.destroy() };
};
