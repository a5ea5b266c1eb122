import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addDemoCustomers, book, openDatabase, startPostgres, startServer } from '@paddock/reference-api/testing';
import { type Actor, initStore, openStore, promote, publishBuild } from '@paddock/release';
import { createFakeS3, FAKE_LOCATION, makeBuild, serveFakeS3, writeBuild } from '@paddock/release/testing';

/** A process that can be killed and replaced at the same port. */
export interface Machine {
  name: string;
  origin: string;
  isUp: boolean;
  /** Kills the process (SIGKILL) and starts it again at the same port. Resolves when it answers. */
  replace(): Promise<void>;
}

interface Running {
  origin: string;
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
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
};

const machineOf = async (name: string, start: (port: number) => Promise<Running>) => {
  let running = await start(0);
  const machine: Machine = {
    name,
    origin: running.origin,
    isUp: true,
    async replace() {
      machine.isUp = false;
      await running.kill();
      running = await start(Number(new URL(machine.origin).port));
      if (running.origin !== machine.origin) throw new Error(`${name} came back at ${running.origin}.`);
      machine.isUp = true;
    },
  };
  return { machine, kill: () => running.kill() };
};

/**
 * Starts two edges, each in front of its own API, one PostgreSQL and one bucket, as processes of
 * this machine.
 * @param opens the instant (ms) of the start, by the clock of the APIs
 */
export const startMachines = async (opens: number) => {
  const folder = await mkdtemp(join(tmpdir(), 'paddock-machines-'));
  const began = performance.now();
  /** The same day in every run. A replaced process continues with this clock. */
  const now = () => opens + Math.round(performance.now() - began);

  const postgres = await startPostgres();
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

  const bucket = createFakeS3();
  const line = await serveFakeS3(bucket);
  const store = openStore(FAKE_LOCATION, { environment: bucket.environment });
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
    [1, 2].map((number) => machineOf(`API ${number}`, (port) => startServer(url, now(), port))),
  );
  const edges = await Promise.all(
    apis.map(({ machine: { origin } }, at) => {
      const memory = join(folder, `edge-${at + 1}`);
      const args = ['--data', FAKE_LOCATION, '--root', root.id, '--memory', memory, '--api-origin', origin];
      return machineOf(`edge ${at + 1}`, (port) => startEdge([...args, '--port', String(port)], bucket.environment));
    }),
  );
  const all = [...edges, ...apis];
  return {
    edges: edges.map(({ machine }) => machine),
    apis: apis.map(({ machine }) => machine),
    database,
    bucket,
    store,
    operator,
    builds: [first, second] as const,
    async stop() {
      await Promise.all(all.map(({ kill }) => kill()));
      await database.destroy();
      await postgres.stop();
      await line.close();
      await rm(folder, { recursive: true });
    },
  };
};

export type Machines = Awaited<ReturnType<typeof startMachines>>;
