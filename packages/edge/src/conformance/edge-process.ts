import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { EdgeEvent } from '../platform/event-log.ts';
import { releaseIn } from '../testing/make-edge.ts';

/** The real edge in its own process, observed from outside. */
export interface EdgeProcess {
  /** The sequence in a page; `null` if the edge has no release to serve. */
  served(): Promise<number | null>;
  health(): Promise<{
    status: number;
    sequence: number | null;
    channel: string | null;
    verified: boolean;
    why: string[];
  }>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  origin: string;
  /** Origin of health and metrics. */
  admin: string;
  child: ChildProcess;
  /** The value of one metric: `paddock_release_sequence`. */
  metric(series: string): Promise<number>;
  /** The alarms on stderr since the last {@link forgetAlarms}. */
  alarms(): EdgeEvent[];
  forgetAlarms(): void;
  /** Resident memory at its highest, in MB. */
  peakMemory(): Promise<number>;
  stop(): Promise<void>;
}

const server = fileURLToPath(new URL('../server.ts', import.meta.url));

const preload = fileURLToPath(new URL('./fault-preload.ts', import.meta.url));

/** The origins for customers and for operators. */
const addressesOf = async (child: ChildProcess, errors: () => string): Promise<{ origin: string; admin: string }> => {
  let printed = '';
  child.stdout?.setEncoding('utf8');
  child.stdout?.on('data', (chunk: string) => {
    printed += chunk;
  });
  while (!printed.includes('\n')) {
    const [ended] = await Promise.race([
      once(child.stdout as NodeJS.EventEmitter, 'data').then(() => [false]),
      once(child, 'close').then(() => [true]),
    ]);
    if (ended) throw new Error(`The edge did not start: ${errors()}`);
  }
  return {
    origin: (/http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '').replace('localhost', '127.0.0.1'),
    admin: /operators (http:\/\/[\d.]+:\d+)/.exec(printed)?.[1] ?? '',
  };
};

/**
 * Starts `server.ts` with these arguments at a free port. Resolves when it listens. `faults`: see
 * `fault-preload.ts`.
 */
export const startEdgeProcess = async (
  args: readonly string[],
  faults?: { folder: string; file: string },
): Promise<EdgeProcess> => {
  const env = faults ? { ...process.env, FAULT_FOLDER: faults.folder, FAULT_FILE: faults.file } : process.env;
  const all = [
    ...(faults ? ['--import', preload] : []),
    server,
    '--api-origin',
    'http://127.0.0.1:9',
    '--port',
    '0',
    ...args,
  ];
  const child = spawn(process.execPath, all, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let errors = '';
  let forgotten = 0;
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const closed = once(child, 'close');
  const { origin, admin } = await addressesOf(child, () => errors);
  const get: EdgeProcess['get'] = (path, headers = {}) => fetch(`${origin}${path}`, { headers });

  return {
    get,
    origin,
    admin,
    child,
    served: async () => {
      const page = await get('/race/7', { accept: 'text/html' });
      return page.status === 503 ? null : releaseIn(await page.text()).sequence;
    },
    health: async () => {
      const answer = await fetch(`${admin}/paddock/health`);
      return { status: answer.status, ...((await answer.json()) as object) } as Awaited<
        ReturnType<EdgeProcess['health']>
      >;
    },
    metric: async (series) => {
      const metrics = await (await fetch(`${admin}/paddock/metrics`)).text();
      const line = metrics.split('\n').find((each) => each.startsWith(`${series} `));
      return Number(line?.slice(series.length) ?? 0);
    },
    alarms: () =>
      errors
        .slice(forgotten)
        .split('\n')
        .filter((line) => line.startsWith('{') && line.endsWith('}'))
        .map((line) => JSON.parse(line) as EdgeEvent)
        .filter(({ level }) => level === 'alarm'),
    forgetAlarms: () => {
      forgotten = errors.length;
    },
    peakMemory: async () => {
      const [, peak] = /VmHWM:\s+(\d+) kB/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Number(peak) / 1024;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await closed;
    },
  };
};
