import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * A server in its own process, so that its CPU time can be measured separately. Linux only: reads
 * `/proc`.
 */
export interface ChildServer {
  origin: string;
  /** CPU time of the server and its workers so far, in ms. */
  cpu(): Promise<number>;
  /** Resident memory of the server and its workers, in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** On Linux `/proc` always counts in hundredths of a second. */
const TICK_MS = 10;

const family = async (pid: number): Promise<number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
};

const cpuOf = async (pid: number): Promise<number> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in brackets, may contain blanks.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
};

const memoryOf = async (pid: number): Promise<number> => {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) * 1024;
};

const sum = async (pid: number, of: (pid: number) => Promise<number>): Promise<number> => {
  const parts = await Promise.all((await family(pid)).map(of));
  return parts.reduce((all, part) => all + part, 0);
};

const PATIENCE_MS = 30_000;

/**
 * Starts a server and waits until it answers at `origin`, or, if that is unknown, until it has
 * printed an address. Rejects with its output if it exits first.
 */
export const startServer = async (command: string, words: string[], origin?: string): Promise<ChildServer> => {
  const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const pid = child.pid;
  if (pid === undefined) throw new Error(`${command} did not start`);
  let said = '';
  const printed = Promise.withResolvers<string>();
  child.stdout.on('data', (bytes) => {
    said += bytes;
    const address = /http:\/\/[\w.]+:\d+/.exec(said)?.[0];
    if (address) printed.resolve(address.replace('localhost', '127.0.0.1'));
  });
  child.stderr.on('data', (bytes) => (said += bytes));
  child.on('exit', (code) => printed.reject(new Error(`${command} ended with ${code}: ${said}`)));
  if (origin) void waitFor(origin).then(() => printed.resolve(origin), printed.reject);
  const at = await printed.promise;
  return {
    origin: at,
    cpu: () => sum(pid, cpuOf),
    memory: () => sum(pid, memoryOf),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
};

const waitFor = async (url: string): Promise<void> => {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => null);
    if (answer) return void (await answer.body?.cancel());
    await wait(50);
  }
  throw new Error(`Nothing answered at ${url} within ${PATIENCE_MS} ms`);
};
