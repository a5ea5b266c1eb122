import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clients } from '../clients/clients.ts';
import { guardConnections } from '../clients/connection-guard.ts';
import { createWaitingRequests } from '../clients/waiting-requests.ts';
import type { EdgeLimits } from '../limits.ts';
import type { Admin } from './admin.ts';
import { type Metrics, requestCounter } from './metrics.ts';
import { refuseMessage, refuseMessages } from './refused-messages.ts';
import { hasOneHost } from './request-guard.model.ts';
import type { Respond } from './respond.ts';
import { sendAnswer } from './send-answer.ts';

export interface Listening {
  port: number;
  /** The port that was asked for, where it was taken. */
  taken: number | null;
  /** Takes no more connections and waits for requests that run, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

export interface ListenOptions {
  /** The next free one is used when it is taken; 0 takes any. */
  port: number;
  /** Listens on all interfaces of this machine, and not on its loopback alone. */
  isPublic: boolean;
  clients: Clients;
  limits: EdgeLimits;
  metrics: Metrics;
}

const loopback = '127.0.0.1';
const portsToTry = 20;

const bind = (server: http.Server, port: number, isPublic: boolean) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, ...(isPublic ? {} : { host: loopback }) }, () => {
      server.off('error', reject);
      resolve();
    });
  });

const bindFree = async (server: http.Server, port: number, isPublic: boolean) => {
  for (let tried = port; ; tried += 1) {
    try {
      return await bind(server, tried, isPublic);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || tried - port >= portsToTry) throw error;
    }
  }
};

const portOf = (server: http.Server) => (server.address() as AddressInfo).port;

const close = async (server: http.Server, graceMs: number) => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Node closes the connections that are idle now; one that falls idle later would be kept alive for its next request.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const patience = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(patience);
};

/** How long a client may take, in ms, and how much it may say before its request begins, in bytes. */
export const clientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** The edge refuses them itself: Node's answer has no headers. */
  requireHostHeader: false,
  /** Most have no body: nothing waits for its end. */
  optimizeEmptyRequests: true,
};

/** Serves over HTTP. Clients that are slower than `timing` are answered 408 and cut. */
export const listen = async (
  respond: Respond,
  { port, isPublic, clients, limits, metrics }: ListenOptions,
  timing = clientLimits,
): Promise<Listening> => {
  const count = requestCounter(metrics);
  const refused = (status: number) => count('none', status);
  const mayAnswer = createWaitingRequests();
  const answer = (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    if (!mayAnswer(incoming, outgoing)) return;
    if (hasOneHost(incoming.rawHeaders)) return respond(incoming, outgoing);
    refused(400);
    refuseMessage(outgoing, 400);
  };
  const server = http.createServer(timing, answer);
  // Nobody sends a body that is refused by its size.
  server.on('checkContinue', (incoming: http.IncomingMessage, outgoing: http.ServerResponse) => {
    if (Number(incoming.headers['content-length'] ?? 0) <= limits.bodyBytes) outgoing.writeContinue();
    answer(incoming, outgoing);
  });
  refuseMessages(server, refused);
  guardConnections(server, {
    clients,
    most: limits.connections,
    onRefused: () => metrics.count('paddock_clients_refused_total', { reason: 'connections' }),
  });
  // Silence on either side; event streams have a heartbeat.
  server.timeout = 60_000;
  await bindFree(server, port, isPublic);
  const actual = portOf(server);
  return {
    port: actual,
    taken: port !== 0 && actual !== port ? port : null,
    close: (graceMs) => close(server, graceMs),
  };
};

/**
 * Serves operators on this machine's loopback.
 * @throws Error when `port` is taken: what asks there must not be answered by another edge
 */
export const listenForOperators = async (admin: Admin, port: number): Promise<Listening> => {
  const server = http.createServer(({ method = '', url = '', headers }, outgoing) =>
    sendAnswer(outgoing, admin({ method, target: url, headers }), false),
  );
  await bind(server, port, false);
  return { port: portOf(server), taken: null, close: (graceMs) => close(server, graceMs) };
};
