import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A server in its own process, to be killed. */
export interface ServerProcess {
  /** `http://127.0.0.1:41234` */
  origin: string;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<unknown>;
  /** SIGKILL. Resolves when the process has ended. */
  kill(): Promise<void>;
}

const file = fileURLToPath(new URL('../../src/server.ts', import.meta.url));

/** How a server is told of its state. */
const placeOf = (target: string) =>
  target.startsWith('postgres:')
    ? { url: target, options: [] }
    : { url: '', options: target === ':memory:' ? [] : ['--data', dirname(target)] };

/**
 * @param target what it opens its state from, see `openDatabase`
 * @param now instant (ms) at which its clock starts
 * @param log what becomes of its lines about failed calls
 */
export const startServer = async (
  target: string,
  now: number,
  port = 0,
  log: 'inherit' | 'ignore' = 'inherit',
): Promise<ServerProcess> => {
  const clock = ['--now', new Date(now).toISOString()];
  const { url, options } = placeOf(target);
  const server = spawn(process.execPath, [file, '--port', String(port), '--dev', ...clock, ...options], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['ignore', 'pipe', log],
  });
  const gone = once(server, 'exit');
  const [line] = await Promise.race([
    once(server.stdout, 'data'),
    gone.then(() => Promise.reject(new Error('The server ended at its start.'))),
  ]);
  const origin = /http:\S+(?=\/api)/.exec(String(line))?.[0];
  if (!origin) throw new Error(`The server said ${line}.`);
  return {
    origin,
    ended: gone,
    async kill() {
      server.kill('SIGKILL');
      await gone;
    },
  };
};
