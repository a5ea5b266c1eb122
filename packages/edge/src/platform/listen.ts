import http from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { Clients } from '../clients/clients.ts';
import { guardConnections } from '../clients/connection-guard.ts';
import { createWaitingRequests } from '../clients/waiting-requests.ts';
import type { EdgeLimits } from '../limits.ts';
import type { Admin } from './admin.ts';
import { type Answer, failed } from './answers.ts';
import type { EventLog } from './event-log.ts';
import { type Metrics, requestCounter } from './metrics.ts';
import { refuseInvalidRequests, refuseRequest } from './refused-requests.ts';
import { hasOneHost } from './request-guard.model.ts';
import type { Respond } from './respond.ts';
import { sendAnswer } from './send-answer.ts';

export interface Listening {
  port: number;
  /** The requested port, if it was taken. */
  taken: number | null;
  /** Accepts no more connections and waits at most `graceMs` for running requests. */
  close(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  /** If it is taken, the next free port is used. 0 takes any free one. */
  port: number;
  /**
   * Shares exactly this port with other processes that also set this. The system distributes
   * connections among them.
   */
  isShared?: boolean;
  /** Listens on all interfaces instead of loopback only. */
  isPublic: boolean;
  clients: Clients;
  limits: EdgeLimits;
  metrics: Metrics;
}

const LOOPBACK = '127.0.0.1';
const PORTS_TO_TRY = 20;

const bind = (server: Server, port: number, isPublic: boolean, isShared = false) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(isPublic ? {} : { host: LOOPBACK }), ...(isShared && { reusePort: true }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });

const bindFree = async (server: Server, port: number, isPublic: boolean) => {
  for (let tried = port; ; tried += 1) {
    try {
      return await bind(server, tried, isPublic);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || tried - port >= PORTS_TO_TRY) throw error;
    }
  }
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** This port, or the next free one. A port that another edge shares is not free. */
export const findPort = async (port: number, isPublic: boolean): Promise<number> => {
  const server = createServer();
  await bindFree(server, port, isPublic);
  const found = portOf(server);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return found;
};

const close = async (server: http.Server, graceMs: number) => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node closes only connections that are idle now, so this closes those that become idle later.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const patience = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
};

/** Timeouts (ms) of a connection, and the size limit (bytes) of a request's headers. */
export const clientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** The edge refuses such requests itself, since Node's answer lacks our headers. */
  requireHostHeader: false,
  /** Most requests have no body. */
  optimizeEmptyRequests: true,
};

/** Serves over HTTP. A client that exceeds `timing` gets 408 and is disconnected. */
export const listen = async (
  respond: Respond,
  { port, isShared = false, isPublic, clients, limits, metrics }: ListenOptions,
  timing = clientLimits,
): Promise<Listening> => {
  const count = requestCounter(metrics);
  const refused = (status: number) => count('none', status);
  const mayAnswer = createWaitingRequests();
  const answer = (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    if (!mayAnswer(incoming, outgoing)) return;
    if (hasOneHost(incoming.rawHeaders)) return respond(incoming, outgoing);
    refused(400);
    refuseRequest(outgoing, 400);
  };
  const server = http.createServer(timing, answer);
  // Refuses a body that is too large before it is sent.
  server.on('checkContinue', (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= limits.bodyBytes) outgoing.writeContinue();
    answer(incoming, outgoing);
  });
  refuseInvalidRequests(server, refused);
  guardConnections(server, {
    clients,
    most: limits.connections,
    onRefused: () => metrics.count('paddock_clients_refused_total', { reason: 'connections' }),
  });
  // Closes silent connections. Event streams have a heartbeat.
  server.timeout = 60_000;
  if (isShared) await bind(server, port, isPublic, true);
  else await bindFree(server, port, isPublic);
  const actual = portOf(server);
  return {
    port: actual,
    taken: port !== 0 && actual !== port ? port : null,
    close: (graceMs) => close(server, graceMs),
  };
};

/**
 * Serves operators on this machine's loopback.
 * @throws Error if `port` is taken, since operators must not read another edge's answers
 */
export const listenForOperators = async (
  admin: (...asked: Parameters<Admin>) => Answer | Promise<Answer>,
  port: number,
  log: EventLog,
): Promise<Listening> => {
  const answer = async (request: Parameters<Admin>[0]) => {
    try {
      return await admin(request);
    } catch (error) {
      log({ level: 'alarm', event: 'request-failed', reason: (error as Error).message });
      return failed;
    }
  };
  const server = http.createServer(async ({ method = '', url = '', headers }, outgoing) =>
    sendAnswer(outgoing, await answer({ method, target: url, headers }), false),
  );
  await bind(server, port, false);
  return { port: portOf(server), taken: null, close: (graceMs) => close(server, graceMs) };
};
