import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchClaim } from '@paddock/release/record';
import { type Dispatcher, Pool } from 'undici';
import type { Clients } from '../clients/clients.ts';
import type { KeptBytes } from '../clients/kept-bytes.ts';
import { createShares, type Shares } from '../clients/shares.ts';
import { createUnreadAnswers } from '../clients/unread-answers.ts';
import { type BodyError, hasBody, readBody } from '../clients/whole-body.ts';
import type { EdgeLimits } from '../limits.ts';
import type { Metrics } from '../platform/metrics.ts';
import { dataAnswer, STRICT_TRANSPORT } from '../platform/security-headers.ts';
import { type T, textsFor } from '../texts.ts';
import type { ApiAnswer, ApiCall, HeldTokens } from '../tokens/held-tokens.ts';
import type { Traces } from '../traces/traces.ts';
import { failureOf, type Lane, passAnswer } from './api-answer.ts';
import { requestHeaders, responseHeaders } from './forwarded-headers.model.ts';
import { createSlices } from './slices.ts';

export interface ApiProxyOptions {
  /** `http://localhost:4000`; a path is not allowed. */
  origin: string;
  /** Patterns of paths whose answers are large or long-lived, such as video. */
  mediaPaths: readonly string[];
  /** Longest silence of the API, in ms. */
  timeout: number;
  clients: Clients;
  kept: KeptBytes;
  limits: EdgeLimits;
  metrics: Metrics;
  /** Default: no traces. */
  traces?: Pick<Traces, 'begin'> | null;
  /** Default: tokens pass as they are. */
  heldTokens?: HeldTokens | null;
}

export interface ApiProxy {
  /**
   * Forwards a request once its body is complete, and passes the answer back as it arrives.
   * `target` is the normalised path and query. Calls `done` with the status.
   */
  forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string, done: (status: number) => void): void;
  /** Ends the event streams of the API, which have no end of their own. */
  endStreams(): void;
  /** Closes the idle connections to the API. */
  close(): void;
}

/** A failure of the proxy in the API's envelope, so that clients can read all errors alike. */
const failureEnvelope = (code: string, message: string): string =>
  JSON.stringify({
    success: false,
    data: null,
    pagination: null,
    error: { code, message, description: null, extended: null },
    validation: null,
  });

interface Failure {
  status: number;
  code: string;
  say: (t: T) => string;
}

const failures = {
  'too-large': { status: 413, code: 'request_too_large', say: (t) => t('call.tooLarge') },
  'too-slow': { status: 408, code: 'request_timeout', say: (t) => t('call.tooSlow') },
  'too-many': { status: 429, code: 'too_many_requests', say: (t) => t('call.tooMany') },
  timeout: { status: 504, code: 'upstream_timeout', say: (t) => t('call.timeout') },
  refused: { status: 502, code: 'upstream_unavailable', say: (t) => t('call.unreachable') },
} as const satisfies Record<string, Failure>;

/**
 * Whether the API may answer with an endless event stream. The path does not show this, since it
 * can be spelled in several ways.
 */
const wantsEvents = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/event-stream') ?? false;

/** `running` counts the concurrent calls of each client. `refused`: the reason in the metrics. */
interface SharedLane extends Lane {
  running: Shares;
  refused: 'calls' | 'streams';
  /** Seconds. */
  retryAfter: number;
}

const secureAnswer = { ...dataAnswer, 'strict-transport-security': STRICT_TRANSPORT };

export const createApiProxy = ({
  origin,
  mediaPaths,
  timeout,
  clients,
  kept,
  limits,
  metrics,
  traces = null,
  heldTokens = null,
}: ApiProxyOptions): ApiProxy => {
  const { host } = new URL(origin);
  const mediaClaims = mediaPaths.map((path) => ({ path }));
  const isMedia = (target: string): boolean => matchClaim(mediaClaims, target.split('?', 1)[0] ?? '') !== null;
  const openPool = (connections: number) =>
    new Pool(origin, {
      connections,
      allowH2: false,
      connect: { timeout },
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
  const ofCalls = { running: createShares(limits.calls), refused: 'calls', retryAfter: 1 } as const;
  const calls: SharedLane = { ...ofCalls, pool: openPool(limits.apiConnections), slices: createSlices() };
  const media: SharedLane = { ...ofCalls, pool: openPool(limits.mediaConnections), slices: null };
  const events: SharedLane = {
    running: createShares(limits.streams, limits.apiStreams),
    refused: 'streams',
    retryAfter: 30,
    pool: openPool(limits.apiStreams),
    slices: null,
  };
  const refuse = (reason: string) => metrics.count('paddock_clients_refused_total', { reason });
  const keepUnread = createUnreadAnswers({
    kept,
    time: limits.readTime,
    rate: limits.readRate,
    onCut: () => refuse('slow-reader'),
  });
  const sendWhole = async ({ method, path, headers, body }: ApiCall): Promise<ApiAnswer> => {
    const answer = await calls.pool.request({ path, method: method as Dispatcher.HttpMethod, headers, body });
    const { 'content-length': _, ...answered } = answer.headers;
    const flat = Object.entries(answered).flatMap(([name, values = []]) =>
      [values].flat().flatMap((value) => [name, value]),
    );
    return { status: answer.statusCode, headers: flat, body: Buffer.from(await answer.body.arrayBuffer()) };
  };
  const bodyLimits = { most: limits.bodyBytes, time: limits.bodyTime, kept };

  const forward: ApiProxy['forward'] = (incoming, outgoing, target, done) => {
    // Pipelined requests run one after another.
    if (!outgoing.socket) return void outgoing.once('socket', () => forward(incoming, outgoing, target, done));
    const client = clients.of(incoming);
    const span = traces?.begin(incoming.method ?? 'GET', target, incoming.headers) ?? null;
    const finish = (status: number) => {
      span?.end(status);
      done(status);
    };
    const lane = wantsEvents(incoming) ? events : isMedia(target) ? media : calls;
    const isSecure = clients.isSecure(incoming);
    const policy = isSecure ? secureAnswer : dataAnswer;
    const fail = (failure: keyof typeof failures) => {
      // Cut the connection, so that the client can see that the answer is incomplete.
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
      const { status, code, say } = failures[failure];
      const body = failureEnvelope(code, say(textsFor(incoming.headers['accept-language'])));
      const headers = {
        ...policy,
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-length': Buffer.byteLength(body),
        ...(failure === 'too-many' ? { 'retry-after': String(lane.retryAfter) } : {}),
      };
      // The rest of a refused body is not read.
      outgoing.writeHead(status, incoming.complete ? headers : { ...headers, connection: 'close' }).end(body);
      finish(status);
    };

    if (!lane.running.take(client.network)) {
      refuse(lane.refused);
      return fail('too-many');
    }
    const giveBack = () => lane.running.giveBack(client.network);
    // Goes on at the API without its client: other tabs may wait for the same refresh (HELD-5).
    let exchanged: Promise<void> | null = null;
    outgoing.on('close', () => (exchanged ? void exchanged.finally(giveBack) : giveBack()));

    const answerWhole = ({ status, headers, body }: ApiAnswer) => {
      outgoing.writeHead(status, [...responseHeaders(headers, policy), 'content-length', String(body.byteLength)]);
      outgoing.end(body);
      finish(status);
    };
    const send = (body: Buffer | null) => {
      const headers = requestHeaders(incoming.rawHeaders, {
        address: client.address,
        host: incoming.headers.host ?? '',
        upstreamHost: host,
        isSecure,
        traceparent: span?.traceparent ?? null,
      });
      const call = { path: target, method: incoming.method ?? 'GET', headers, body };
      const { cookie } = incoming.headers;
      if (heldTokens?.isExchange(call)) {
        exchanged = heldTokens.exchange(call, cookie, sendWhole).then(answerWhole, (error) => fail(failureOf(error)));
        return;
      }
      passAnswer(lane, heldTokens?.withToken(call, cookie) ?? call, {
        outgoing,
        policy,
        keepUnread: (whenRead) => keepUnread(outgoing, client, whenRead),
        fail,
        done: finish,
      });
    };
    if (!hasBody(incoming)) return send(null);
    readBody(incoming, client, bodyLimits).then(send, ({ kind }: BodyError) => {
      if (kind === 'gone') return;
      if (kind === 'too-slow') refuse('slow-body');
      fail(kind);
    });
  };

  return {
    forward,
    endStreams: () => void events.pool.destroy(),
    close() {
      void calls.pool.destroy();
      void media.pool.destroy();
    },
  };
};
