import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Upstream {
  origin: string;
  /** The requests, in order. */
  requests: IncomingMessage[];
  server: http.Server;
}

/** An API that the test defines. Closed after it. */
export const makeUpstream = async (
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Upstream> => {
  const requests: IncomingMessage[] = [];
  const server = http.createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, server };
};
