import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { textAnswer } from './answers.ts';
import type { EdgeFetch } from './routes.ts';

export interface Listening {
  port: number;
  /** The port that was asked for, where it was taken. */
  taken: number | null;
  /** Takes no more connections and waits for requests that run, at most `graceMs`. */
  close(graceMs: number): Promise<void>;
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

/** Serves over HTTP at `port`, or the next free one. Slow clients are cut: 10 s for headers, 30 s for a request, 60 s of silence. */
export const listen = async (fetch: EdgeFetch, port: number): Promise<Listening> => {
  const listener = getRequestListener((request, bindings) => fetch(request, bindings as Parameters<EdgeFetch>[1]), {
    errorHandler: () => textAnswer(400, 'This request cannot be understood.'),
  });
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16 * 1024,
  };
  const server = http.createServer(limits, listener);
  server.timeout = 60_000;
  await bindFree(server, port);
  const actual = (server.address() as AddressInfo).port;
  return {
    port: actual,
    taken: port !== 0 && actual !== port ? port : null,
    async close(graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      const patience = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(patience);
    },
  };
};
