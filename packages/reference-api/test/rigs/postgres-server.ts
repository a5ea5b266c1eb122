import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryFolder } from './memory-folder.ts';

/** A PostgreSQL server of one test run. */
export interface PostgresServer {
  /** @param database its name */
  urlOf(database: string): string;
  /** Kills the server with all its processes, and starts it on the same data and socket. */
  replace(): Promise<void>;
  stop(): Promise<void>;
}

interface Account {
  uid?: number;
  gid?: number;
}

const isRoot = process.getuid?.() === 0;
const WAY_OUT = 'Install PostgreSQL 15 and name its programs: POSTGRES_BIN=/usr/lib/postgresql/15/bin npm test';

const foldersOnPath = () => (process.env.PATH ?? '').split(delimiter);

const installed = (): string | undefined =>
  [
    process.env.POSTGRES_BIN ?? '',
    '/usr/lib/postgresql/15/bin',
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...foldersOnPath(),
  ].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));

const fromDebian = (): string | undefined => {
  const sudo = isRoot ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'],
  ]) {
    const [command = '', ...args] = [...sudo, ...step];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  return installed();
};

const idOf = (option: '-u' | '-g', user: string) => {
  const { status, stdout } = spawnSync('id', [option, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

/** The user of the server: PostgreSQL refuses root. */
const account = (): Account => {
  if (!isRoot) return {};
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', user), idOf('-g', user)];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres: useradd --system postgres');
};

const initialise = (bin: string, data: string, as: Account): void => {
  const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const { status, stderr, error } = spawnSync(join(bin, 'initdb'), args, { ...as, encoding: 'utf8', cwd: '/' });
  if (status !== 0) throw new Error(`initdb of ${bin} failed: ${error?.message ?? stderr}\n${WAY_OUT}`);
};

/** Resolves when the server accepts connections. */
const untilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (text) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL ended: ${said}`)));
  });

// Temporary data need no disk. Each test has a database with a few connections.
const settings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
]
  .concat('max_connections=300', 'shared_buffers=64MB', 'autovacuum=off', 'deadlock_timeout=100ms', 'listen_addresses=')
  .flatMap((setting) => ['-c', setting]);

/**
 * Becomes the server and leaves a watcher behind. When the pipe closes, by `stop` or because the
 * run was killed, the watcher ends the server and deletes its folder. A server that is gone has
 * left its folder to the next one. On a busy machine it may still write while its folder is
 * deleted.
 */
const REMOVE = 'sleep 1; rm -rf "$0" || { sleep 5; rm -rf "$0"; }';
const script = `(cat <&3 >/dev/null; kill -QUIT $$ && { ${REMOVE}; }) 2>/dev/null & exec "$@" 3<&-`;

/** More bytes than the databases of a run need. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** How often a start is tried while the killed processes still end. */
const STARTS = 20;

/** The processes of a server, and its watcher. */
const processesOf = (server: ChildProcess): number[] =>
  spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number);

const endNow = (id: number): void => {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    // It has ended with the server.
  }
};

/**
 * Starts PostgreSQL in its own folder with a socket there. Installs Debian's if missing.
 * @param isDurable a commit outlives the server that is killed; slower
 */
export const startPostgres = async ({ isDurable = false } = {}): Promise<PostgresServer> => {
  const bin = installed() ?? fromDebian();
  if (!bin) throw new Error(`There is no PostgreSQL, and it could not be installed. ${WAY_OUT}`);
  const as = account();
  const folder = mkdtempSync(join(memoryFolder(NEEDED_BYTES), 'paddock-pg-'));
  if (as.uid !== undefined && as.gid !== undefined) chownSync(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  initialise(bin, data, as);
  const durable = isDurable ? ['-c', 'synchronous_commit=on'] : [];
  const words = ['-c', script, folder, join(bin, 'postgres'), '-D', data, '-k', folder, ...settings, ...durable];
  const start = async (): Promise<ChildProcess> => {
    const started = spawn('sh', words, { ...as, cwd: '/', stdio: ['ignore', 'ignore', 'pipe', 'pipe'] });
    await untilReady(started);
    return started;
  };
  let server = await start();
  return {
    urlOf: (database) => `postgres://postgres@/${database}?host=${encodeURIComponent(folder)}`,
    async replace() {
      const gone = once(server, 'exit');
      const processes = processesOf(server);
      for (const id of [server.pid as number, ...processes]) endNow(id);
      await gone;
      (server.stdio[3] as Socket).destroy();
      for (let tried = 1; ; tried += 1) {
        try {
          server = await start();
          return;
        } catch (error) {
          if (tried === STARTS) throw error;
          await wait(100);
        }
      }
    },
    async stop() {
      (server.stdio[3] as Socket).destroy();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
