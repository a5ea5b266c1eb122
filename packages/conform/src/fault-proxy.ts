import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A fault between a browser and the edge. */
export type Fault =
  | 'not-found'
  | 'server-error'
  | 'hang-before-headers'
  | 'hang-after-headers'
  | 'garbage'
  | 'tampered'
  | 'injected'
  | 'html'
  | 'cut'
  | 'reset'
  | 'drip';

/** Faults that a browser notices with the answer. */
export const HARD_FAULTS: readonly Fault[] = ['not-found', 'server-error', 'garbage', 'tampered', 'html', 'cut'];
/** Faults that only a deadline notices. */
export const HANGS: readonly Fault[] = ['hang-before-headers', 'hang-after-headers'];
/** Practically endless, in bytes and ms: data keeps arriving, so an idle timeout never fires. */
const DRIP = { bytes: 100, every: 100 };

export interface FaultProxy {
  /** `http://localhost:41234`, without a trailing slash. */
  url: string;
  /** From now on, requests with a matching path fail in this way. */
  break(path: RegExp, fault: Fault): void;
  /** Ends every fault; hanging requests keep hanging. Returns the time in ms since the epoch. */
  heal(): number;
  /** The requested paths with query, in order. */
  requested: string[];
  stop(): Promise<void>;
}

const HTML = '<!doctype html><title>Not what you asked for</title>';

/** Would run first, if the browser executed it. */
const injection = (path = ''): string =>
  path.includes('.css') ? ':root{--injected:1}\n' : 'globalThis.injected = true;\n';

/** Flips one bit in the middle. */
function tamper(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

/** A proxy in front of `target` that injects faults. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const upstream = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const requested: string[] = [];
  let rules: { path: RegExp; fault: Fault }[] = [];

  function ask(
    incoming: IncomingMessage,
    headers: object,
    answer: (from: IncomingMessage) => void,
    failed: () => void,
  ) {
    const asked = request(
      {
        host: upstream.hostname,
        port: upstream.port,
        agent,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, host: upstream.host, connection: 'keep-alive', ...headers },
      },
      answer,
    ).on('error', failed);
    return asked;
  }

  function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
    const asked = ask(
      incoming,
      {},
      (answer) => {
        const { connection: _, 'keep-alive': __, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        pipeline(answer, outgoing, () => {});
      },
      () => outgoing.destroy(),
    );
    outgoing.on('close', () => asked.destroy());
    pipeline(incoming, asked, () => {});
  }

  /** The real answer with other bytes. */
  function replace(incoming: IncomingMessage, outgoing: ServerResponse, change: (bytes: Buffer) => Buffer) {
    const asked = ask(
      incoming,
      { 'accept-encoding': 'identity' },
      async (answer) => {
        const bytes = change(await buffer(answer));
        const { connection: _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': bytes.length });
        outgoing.end(bytes);
      },
      () => outgoing.destroy(),
    );
    pipeline(incoming, asked, () => {});
  }

  /** The real headers, then `act`. */
  function afterHeaders(incoming: IncomingMessage, outgoing: ServerResponse, act: (bytes: Buffer) => void) {
    const asked = ask(
      incoming,
      { 'accept-encoding': 'identity' },
      async (answer) => {
        const bytes = await buffer(answer);
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'content-length': bytes.length + 1 });
        outgoing.flushHeaders();
        act(bytes);
      },
      () => outgoing.destroy(),
    );
    pipeline(incoming, asked, () => {});
  }

  const faults: Record<Fault, (incoming: IncomingMessage, outgoing: ServerResponse) => void> = {
    'not-found': (_, outgoing) => outgoing.writeHead(404, { 'content-type': 'text/plain' }).end('Not here'),
    'server-error': (_, outgoing) => outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('Broken'),
    'hang-before-headers': () => {},
    'hang-after-headers': (incoming, outgoing) => afterHeaders(incoming, outgoing, () => {}),
    garbage: (incoming, outgoing) => replace(incoming, outgoing, (bytes) => Buffer.alloc(bytes.length, '\u0001(')),
    tampered: (incoming, outgoing) => replace(incoming, outgoing, tamper),
    injected: (incoming, outgoing) =>
      replace(incoming, outgoing, (bytes) => Buffer.concat([Buffer.from(injection(incoming.url)), bytes])),
    html: (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
    cut: (incoming, outgoing) =>
      afterHeaders(incoming, outgoing, (bytes) =>
        outgoing.write(bytes.subarray(0, bytes.length >> 1), () => outgoing.destroy()),
      ),
    reset: (incoming) => incoming.socket.resetAndDestroy(),
    drip: (incoming, outgoing) =>
      afterHeaders(incoming, outgoing, (bytes) => {
        let sent = 0;
        const timer = setInterval(() => {
          outgoing.write(bytes.subarray(sent, sent + DRIP.bytes));
          sent += DRIP.bytes;
        }, DRIP.every);
        outgoing.on('close', () => clearInterval(timer));
      }),
  };

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    requested.push(url);
    const rule = rules.find(({ path }) => path.test(url));
    if (rule) faults[rule.fault](incoming, outgoing);
    else forward(incoming, outgoing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requested,
    break(path, fault) {
      rules = [...rules, { path, fault }];
    },
    heal() {
      rules = [];
      return Date.now();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}
