import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A fault between a browser and the edge. */
export type Fault =
  | 'not-found'
  | 'gone'
  | 'server-error'
  | 'unavailable'
  | 'hang-before-headers'
  | 'hang-after-headers'
  | 'garbage'
  | 'tampered'
  | 'injected'
  | 'html'
  | 'wrong-type'
  | 'other-shape'
  | 'cut'
  | 'short'
  | 'empty'
  | 'reset'
  | 'drip'
  | 'redirect-loop'
  | 'elsewhere'
  | 'altered-elsewhere';

/** Faults that a browser notices as soon as the answer arrives. */
export const HARD_FAULTS: readonly Fault[] = ['not-found', 'server-error', 'garbage', 'tampered', 'html', 'cut'];
/** Faults that only a deadline notices. */
export const HANGS: readonly Fault[] = ['hang-before-headers', 'hang-after-headers'];
/**
 * So slow that it never ends, in bytes and ms: data keeps arriving, so an idle timeout never fires.
 */
const DRIP = { bytes: 100, every: 100 };

/** A POST or PUT, as it arrived. */
export interface Post {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FaultProxy {
  /** `http://localhost:41234`, without a trailing slash. */
  url: string;
  /**
   * From now on, requests with a matching path fail in this way.
   * @param times only this many of them; later ones are answered
   */
  break(path: RegExp, fault: Fault, times?: number): void;
  /** Ends every fault; hanging requests keep hanging. Returns the time in ms since the epoch. */
  heal(): number;
  /** The requested paths with query, in order. */
  requested: string[];
  /** The POSTs and PUTs, in order, including those without an answer. */
  posts: Post[];
  stop(): Promise<void>;
}

/** Valid JSON that breaks every contract. */
const OTHER_SHAPE = '{"success":true,"data":{"a":[{"b":null}]},"pagination":7}';
const HTML = '<!doctype html><title>Not what you asked for</title>';

/** Code that would run first if the browser executed the file. */
const injection = (path = ''): string =>
  path.includes('.css') ? ':root{--injected:1}\n' : 'globalThis.injected = true;\n';

/** Flips one bit in the middle. */
function tamper(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Keeps a copy of the request; any fault may follow. */
function record(incoming: IncomingMessage, posts: Post[]): void {
  const post: Post = { path: incoming.url ?? '/', headers: incoming.headers, body: '' };
  posts.push(post);
  incoming.on('data', (bytes) => {
    post.body += bytes;
  });
}

/** A proxy in front of `target` that injects faults. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const upstream = new URL(target);
  const agent = new Agent({ keepAlive: true });
  const requested: string[] = [];
  const posts: Post[] = [];
  let rules: { path: RegExp; fault: Fault; left: number }[] = [];

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

  /** Sends the real answer with changed bytes. */
  function replace(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    change: (bytes: Buffer) => Buffer,
    changed: Record<string, string> = {},
  ) {
    const asked = ask(
      incoming,
      { 'accept-encoding': 'identity' },
      async (answer) => {
        const bytes = change(await buffer(answer));
        const { connection: _, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': bytes.length, ...changed });
        outgoing.end(bytes);
      },
      () => outgoing.destroy(),
    );
    pipeline(incoming, asked, () => {});
  }

  /** Sends the real headers, then calls `act`. */
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
    gone: (_, outgoing) => outgoing.writeHead(410, { 'content-type': 'text/plain' }).end('Gone'),
    'server-error': (_, outgoing) => outgoing.writeHead(500, { 'content-type': 'text/plain' }).end('Broken'),
    unavailable: (_, outgoing) =>
      outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('Busy'),
    'hang-before-headers': () => {},
    'hang-after-headers': (incoming, outgoing) => afterHeaders(incoming, outgoing, () => {}),
    garbage: (incoming, outgoing) => replace(incoming, outgoing, (bytes) => Buffer.alloc(bytes.length, '\u0001(')),
    tampered: (incoming, outgoing) => replace(incoming, outgoing, tamper),
    injected: (incoming, outgoing) =>
      replace(incoming, outgoing, (bytes) => Buffer.concat([Buffer.from(injection(incoming.url)), bytes])),
    html: (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'text/html' }).end(HTML),
    'wrong-type': (incoming, outgoing) =>
      replace(incoming, outgoing, (bytes) => bytes, {
        'content-type': 'text/plain',
        'x-content-type-options': 'nosniff',
      }),
    'other-shape': (_, outgoing) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end(OTHER_SHAPE),
    // Complete for HTTP: the length is that of the shortened body.
    short: (incoming, outgoing) => replace(incoming, outgoing, (bytes) => bytes.subarray(0, bytes.length >> 1)),
    empty: (incoming, outgoing) => replace(incoming, outgoing, () => Buffer.alloc(0)),
    'redirect-loop': (incoming, outgoing) =>
      outgoing.writeHead(302, { location: incoming.url, 'cache-control': 'no-store' }).end(),
    elsewhere: (incoming, outgoing) => redirect(incoming, outgoing, 'closed'),
    'altered-elsewhere': (incoming, outgoing) => redirect(incoming, outgoing, 'open'),
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

  /** Another origin. `closed` forbids pages to read its files; `open` allows it and alters them. */
  const other = createServer((incoming, outgoing) => {
    const [, kind, ...path] = (incoming.url ?? '/').split('/');
    incoming.url = `/${path.join('/')}`;
    if (kind === 'open') replace(incoming, outgoing, tamper, { 'access-control-allow-origin': '*' });
    else replace(incoming, outgoing, (bytes) => bytes, { 'access-control-allow-origin': 'https://paddock.test' });
  });
  const redirect = (incoming: IncomingMessage, outgoing: ServerResponse, kind: 'open' | 'closed') =>
    outgoing
      .writeHead(302, {
        location: `http://localhost:${portOf(other)}/${kind}${incoming.url}`,
        'cache-control': 'no-store',
        'access-control-allow-origin': '*',
      })
      .end();

  const server = createServer((incoming, outgoing) => {
    const url = incoming.url ?? '/';
    requested.push(url);
    if (incoming.method === 'POST' || incoming.method === 'PUT') record(incoming, posts);
    const rule = rules.find(({ path, left }) => left > 0 && path.test(url));
    if (rule) {
      rule.left -= 1;
      faults[rule.fault](incoming, outgoing);
    } else forward(incoming, outgoing);
  });
  for (const each of [server, other]) await new Promise<void>((resolve) => each.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${portOf(server)}`,
    requested,
    posts,
    break(path, fault, times = Number.POSITIVE_INFINITY) {
      rules = [...rules, { path, fault, left: times }];
    },
    heal() {
      rules = [];
      return Date.now();
    },
    async stop() {
      for (const each of [server, other]) {
        each.closeAllConnections();
        await new Promise((resolve) => each.close(resolve));
      }
      agent.destroy();
    },
  };
}
