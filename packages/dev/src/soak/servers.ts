import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server in its own process. */
export interface Watched {
  name: string;
  child: ChildProcess;
  /** Its port or origin. */
  address: string;
  look(): Sample;
  end(): Promise<void>;
}

/** Figures of a process, from the system and its event loop. Memory in MB, times in ms. */
export interface Sample {
  memory: number;
  heap: number;
  files: number;
  delay: number;
}

const serverOf = (name: string): string => fileURLToPath(new URL('server.ts', import.meta.resolve(name)));
const WATCH = fileURLToPath(new URL('./watch-loop.ts', import.meta.url));

const lastLine = (file: string): { p99: number; heap: number } => {
  try {
    return JSON.parse(readFileSync(file, 'utf8').trimEnd().split('\n').at(-1) ?? '');
  } catch {
    return { p99: 0, heap: 0 };
  }
};

/** Starts the server of a package. `ready` finds its address in its output. */
export const startWatched = async (
  name: string,
  from: string,
  args: readonly string[],
  { folder, ready, env = {} }: { folder: string; ready: RegExp; env?: Record<string, string> },
): Promise<Watched> => {
  const loop = join(folder, `${name}.loop`);
  const child = spawn(process.execPath, ['--import', WATCH, serverOf(from), ...args], {
    env: { ...process.env, ...env, SOAK_LOOP: loop },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => Promise.reject(new Error(`The ${name} ended at its start.`))),
  ]);
  child.stdout.resume();
  const address = ready.exec(String(line))?.[1];
  if (!address) throw new Error(`The ${name} said ${line}.`);
  return {
    name,
    child,
    address,
    look() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const { p99, heap } = lastLine(loop);
      return {
        memory: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1_024,
        heap: heap / 1_048_576,
        files: readdirSync(`/proc/${child.pid}/fd`).length,
        delay: p99,
      };
    },
    async end() {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

/** Names a request of a client, so that the line can tell which ones it broke. */
export const REQUEST_HEADER = 'x-soak-request';

/** Faults of the connection to the API. */
const FAULTS = ['reset', 'cut', '503', 'slow'] as const;

/**
 * A proxy in front of the API that breaks a share of the requests, counts them and keeps their
 * names.
 */
export const startBadLine = async (api: string, share: number, random: () => number) => {
  const to = new URL(api);
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });
  const line = { broken: 0, requests: new Set<unknown>(), origin: '', stop: () => {} };
  const server = http.createServer((request, response) => {
    const fault = random() < share ? FAULTS[Math.floor(random() * FAULTS.length)] : null;
    if (fault) line.broken += 1;
    // A slow answer is one all the same.
    if (fault && fault !== 'slow') line.requests.add(request.headers[REQUEST_HEADER]);
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === '503') return void response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    const { method, url: path, headers } = request;
    const asked = http.request({ host: to.hostname, port: to.port, method, path, headers, agent }, (answer) => {
      const pass = (): void => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        if (fault !== 'cut') return void answer.pipe(response);
        answer.once('data', (part: Buffer) => {
          response.write(part.subarray(0, part.length >> 1));
          setImmediate(() => response.destroy());
        });
      };
      if (fault === 'slow') setTimeout(pass, 500);
      else pass();
    });
    asked.on('error', () => response.destroy());
    request.pipe(asked);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  line.stop = () => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  };
  return line;
};
