import { once } from 'node:events';
import { type AddressInfo, connect, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import type { createTestApi, WireRequest } from './ask.ts';

type TestApi = ReturnType<typeof createTestApi>;

/** An answer in wire form; a JSON body is parsed. */
export interface WireAnswer {
  status: number;
  headers: string;
  // biome-ignore lint/suspicious/noExplicitAny: as in the answers of `ask`
  body: any;
}

const readAnswer = (text: string): WireAnswer => {
  const [headers = '', body = ''] = text.split('\r\n\r\n', 2);
  const json = /^\s*\{.*\}\s*$/s.exec(body);
  return { status: Number(headers.split(' ')[1]), headers, body: json ? JSON.parse(json[0]) : body };
};

/** An API behind HTTP, on a free port of loopback. */
export const serveApi = async (api: TestApi) => {
  let arrived = Promise.withResolvers<void>();
  const fetch = (request: Request) => {
    const answer = api.fetch(request);
    arrived.resolve();
    return answer;
  };
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /**
     * Sends the headers and the first byte of the body, and waits until a handler has them.
     * @returns a function that sends the rest and returns the answer
     */
    async hold({ path, method, headers, body = '' }: WireRequest): Promise<() => Promise<WireAnswer>> {
      arrived = Promise.withResolvers();
      const socket = connect(port, '127.0.0.1');
      const bytes = Buffer.from(body);
      const lines = { host: '127.0.0.1', connection: 'close', 'content-length': String(bytes.length), ...headers };
      const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
      socket.write(bytes.subarray(0, 1));
      await arrived.promise;
      // By then a handler has done its work before the body.
      await wait(30);
      return async () => {
        socket.write(bytes.subarray(1));
        const parts: Buffer[] = [];
        for await (const part of socket) parts.push(part as Buffer);
        return readAnswer(Buffer.concat(parts).toString());
      };
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
