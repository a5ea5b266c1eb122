import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDemoCustomers, book, openDatabase, startPostgres, startServer } from '@paddock/reference-api/testing';
import { type Actor, initStore, openObjectStore, promote, publishBuild } from '@paddock/release';
import { createFakeS3, FAKE_LOCATION, makeBuild, writeBuild } from '@paddock/release/testing';
import { startBucket } from './bucket.ts';

/** A server that can be killed and replaced at the same address. */
export interface Machine {
  name: string;
  /** Kills it (SIGKILL) and starts it again with what it had stored. Resolves when it answers. */
  replace(): Promise<void>;
}

/** An edge or an API. */
export interface Server extends Machine {
  origin: string;
  isUp: boolean;
  /** Whether its process ended although nobody killed it. */
  hasEnded: boolean;
}

interface Running {
  origin: string;
  ended: Promise<unknown>;
  kill(): Promise<void>;
}

const edgeFile = fileURLToPath(new URL('server.ts', import.meta.resolve('@paddock/edge')));

const startEdge = async (args: readonly string[], env: Record<string, string>): Promise<Running> => {
  const child = spawn(process.execPath, [edgeFile, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const gone = once(child, 'exit');
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    gone.then(() => Promise.reject(new Error('The edge ended at its start.'))),
  ]);
  const port = /localhost:(\d+)/.exec(String(line))?.[1];
  if (!port) throw new Error(`The edge said ${line}.`);
  return {
    origin: `http://127.0.0.1:${port}`,
    ended: gone,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

const serverOf = async (name: string, start: (port: number) => Promise<Running>) => {
  let running = await start(0);
  const watch = () =>
    void running.ended.then(() => {
      if (server.isUp) server.hasEnded = true;
    });
  const kill = () => {
    server.isUp = false;
    return running.kill();
  };
  const server: Server = {
    name,
    origin: running.origin,
    isUp: true,
    hasEnded: false,
    async replace() {
      await kill();
      running = await start(Number(new URL(server.origin).port));
      if (running.origin !== server.origin) throw new Error(`${name} came back at ${running.origin}.`);
      server.isUp = true;
      watch();
    },
  };
  watch();
  return { server, kill };
};

/**
 * Starts two edges, each in front of its own API, one PostgreSQL and one bucket, as processes of
 * this machine.
 * @param opens the instant (ms) of the start, by the clock of the APIs
 * @param holdsTokens both edges hold the tokens of customers, with one key
 */
export const startMachines = async (opens: number, holdsTokens: boolean) => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-machines-'));
  const began = performance.now();
  /** The same day in every run. A replaced process continues with this clock. */
  const now = () => opens + Math.round(performance.now() - began);

  const postgres = await startPostgres({ isDurable: true });
  const url = postgres.urlOf('postgres');
  const database = await openDatabase(url);
  await addDemoCustomers(database, now());
  // Enough money to bet until the end.
  const customers = await database.selectFrom('customer').select('id').execute();
  await database.transaction().execute(async (transaction) => {
    for (const { id: customerId } of customers) {
      const money = { kind: 'deposit', amount: 1_000_000, reference: `machines:${customerId}`, at: now() } as const;
      await book(transaction, { customerId, ...money });
    }
  });

  const fake = createFakeS3();
  const bucket = await startBucket(fake);
  const store = openObjectStore(FAKE_LOCATION, { environment: fake.environment, timeoutMs: 1_000 });
  const { root, operator: key } = await initStore(store, join(folder, 'keys'));
  const operator: Actor = { key, who: 'olga', now: () => new Date() };
  const builds = [];
  for (const [name, content] of [
    ['shell', 'a'],
    ['mf-racing', 'a'],
    ['mf-racing', 'b'],
  ] as const) {
    const { folder: dist, build } = await writeBuild(folder, name, content);
    await publishBuild(store, operator, dist);
    builds.push({ ...build, bytes: makeBuild(name, content).files });
  }
  const [shell, first, second] = builds as [(typeof builds)[0], (typeof builds)[0], (typeof builds)[0]];
  await promote(store, operator, { channel: 'production', targets: [shell, first] });

  const apis = await Promise.all(
    [1, 2].map((number) => serverOf(`API ${number}`, (port) => startServer(url, now(), port, 'ignore'))),
  );
  const tokensKey = join(folder, 'tokens.key');
  await writeFile(tokensKey, randomBytes(32), { mode: 0o600 });
  const held = holdsTokens ? ['--hold-tokens', tokensKey] : [];
  const edges = await Promise.all(
    apis.map(({ server: { origin } }, at) => {
      const memory = join(folder, `edge-${at + 1}`);
      const args = ['--data', FAKE_LOCATION, '--root', root.id, '--memory', memory, '--api-origin', origin, ...held];
      return serverOf(`edge ${at + 1}`, (port) => startEdge([...args, '--port', String(port)], fake.environment));
    }),
  );
  const all = [...edges, ...apis];
  return {
    edges: edges.map(({ server }) => server),
    apis: apis.map(({ server }) => server),
    postgres: { name: 'PostgreSQL', replace: postgres.replace } satisfies Machine,
    bucket,
    database,
    store,
    operator,
    builds: [first, second] as const,
    async stop() {
      await Promise.all(all.map(({ kill }) => kill()));
      await database.destroy();
      await postgres.stop();
      await bucket.close();
      await rm(folder, { recursive: true });
    },
  };
};

export type Machines = Awaited<ReturnType<typeof startMachines>>;
