import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { textAnswer } from './answers.ts';
import type { DirectAnswers } from './direct-answers.ts';
import type { EdgeFetch } from './routes.ts';

export interface Listening {
  port: number;
  /** The port that was asked for, where it was taken. */
  taken: number | null;
  /** Takes no more connections and waits for requests that run, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
}

/** The same answers twice: for any request, and the quick way for most that come by a connection. */
export interface EdgeAnswers {
  fetch: EdgeFetch;
  direct: DirectAnswers;
}

const portsToTry = 20;

const bind = (server: http.Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });

const bindFree = async (server: http.Server, port: number) => {
  for (let tried = port; ; tried += 1) {
    try {
      return await bind(server, tried);
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!isTaken || tried - port >= portsToTry) throw error;
    }
  }
};

/** How long a client may take, in ms, and how much it may say before its request begins, in bytes. */
export const clientLimits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 16 * 1024,
  /** Most have no body: nothing waits for its end. */
  optimizeEmptyRequests: true,
};

/** Serves over HTTP at `port`, or the next free one. Clients that are slower than `limits` are answered 408 and cut. */
export const listen = async (
  { fetch, direct }: EdgeAnswers,
  port: number,
  limits = clientLimits,
): Promise<Listening> => {
  const listener = getRequestListener((request, bindings) => fetch(request, bindings as Parameters<EdgeFetch>[1]), {
    errorHandler: () => textAnswer(400, 'This request cannot be understood.'),
  });
  const server = http.createServer(limits, (incoming, outgoing) =>
    direct(incoming, outgoing, () => void listener(incoming, outgoing)),
  );
  // Silence on either side; event streams have a heartbeat.
  server.timeout = 60_000;
  await bindFree(server, port);
  const actual = (server.address() as AddressInfo).port;
  return {
    port: actual,
    taken: port !== 0 && actual !== port ? port : null,
    async close(graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Node closes the connections that are idle now; one that falls idle later would be kept alive for its next request.
      const sweep = setInterval(() => server.closeIdleConnections(), 20);
      const patience = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(patience);
    },
  };
};
