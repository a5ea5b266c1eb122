import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, demoEmail } from '../src/server/demo/demo-customers.ts';
import { addDays } from '../src/world/day/zone.ts';
import { addCustomers, addMoney } from './add-customers.ts';

/**
 * `node packages/reference-api/bench/bench.ts`: the speed and memory of the server, and how both
 * grow with race days and customers. Counts per second of the server's own CPU, independent of
 * other load.
 */
const serverFile = fileURLToPath(new URL('../src/server.ts', import.meta.url));
const RUN_SECONDS = 5;
const CONNECTIONS = 16;

interface Server {
  child: ChildProcess;
  origin: string;
  /** ms from the spawn to the first answer. */
  firstAnswer: number;
}

const startServer = async (data: string): Promise<Server> => {
  const from = performance.now();
  const child = spawn(process.execPath, [serverFile, '--port', '0', '--dev', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const origin = /http:\/\/[^/\s]+/.exec(String(line))?.[0] as string;
  await fetch(`${origin}/api/v1/races/next`).then((answer) => answer.text());
  return { child, origin, firstAnswer: performance.now() - from };
};

const stopServer = async ({ child }: Server) => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

const TICKS_PER_SECOND = 100;

/** CPU seconds of a process. */
const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
};

/** Resident megabytes of a process. */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000);

interface Exchange {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

const send = (origin: string, { method, path, headers, body }: Exchange): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    const outgoing = request(`${origin}${path}`, { method, agent, headers: { ...headers } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Exchanges per CPU second of the server, and per second. */
const rateOf = async (server: Server, next: () => Exchange): Promise<{ perCpuSecond: number; perSecond: number }> => {
  const pid = server.child.pid as number;
  let done = 0;
  let refused = 0;
  const until = performance.now() + RUN_SECONDS * 1000;
  const cpu = cpuOf(pid);
  const from = performance.now();
  const work = async () => {
    while (performance.now() < until) {
      const { status, text } = await send(server.origin, next());
      if (status === 200) done += 1;
      else if (refused++ === 0) console.error(`refused: ${status} ${text.slice(0, 200)}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  if (refused > 0) console.error(`${refused} of ${done + refused} were refused`);
  const perSecond = done / ((performance.now() - from) / 1000);
  return { perCpuSecond: Math.round(done / (cpuOf(pid) - cpu)), perSecond: Math.round(perSecond) };
};

// biome-ignore lint/suspicious/noExplicitAny: the contract's tests have read it
const json = async (origin: string, path: string, init?: RequestInit): Promise<any> =>
  (await fetch(`${origin}${path}`, init)).json();

const login = async (origin: string, name: string): Promise<string> => {
  const { data } = await json(origin, '/api/v3/customer/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: demoEmail(name), password: DEMO_PASSWORD }),
  });
  return [data.bearer_token].flat()[0];
};

const rows: string[][] = [];
const note = (what: string, value: string) => {
  rows.push([what, value]);
  console.log(`${what.padEnd(56)} ${value}`);
};

const measure = async (label: string, data: string, days: number) => {
  const server = await startServer(data);
  const { origin } = server;
  const pid = server.child.pid as number;
  note(`${label}: start to first answer`, `${Math.round(server.firstAnswer)} ms`);
  const today = new Date().toISOString().slice(0, 10);
  for (let day = 0; day < days; day += 1) {
    const date = addDays(today, -day);
    await json(origin, `/api/v1/meetings?date=${date}`);
  }
  const { data: races } = await json(origin, '/api/v1/races/next?pagination=50');
  const ids: number[] = races.map(({ id }: { id: number }) => id);
  let turn = 0;
  const pick = () => ids[turn++ % ids.length];
  const rate = ({ perCpuSecond, perSecond }: { perCpuSecond: number; perSecond: number }) =>
    `${perCpuSecond} per CPU second (${perSecond}/s)`;
  note(`${label}: race cards`, rate(await rateOf(server, () => ({ method: 'GET', path: `/api/v1/races/${pick()}` }))));
  const token = await login(origin, 'active');
  const headers = { 'access-token': token, 'content-type': 'application/json' };
  note(`${label}: me`, rate(await rateOf(server, () => ({ method: 'GET', path: '/api/v1/customer/me', headers }))));
  const bets = await betsOnLateRaces(origin, ids.slice(-10));
  const bet = () => ({
    method: 'POST',
    path: '/api/v1/bets',
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(bets[turn++ % bets.length]),
  });
  note(`${label}: bets`, rate(await rateOf(server, bet)));
  note(`${label}: resident memory`, `${memoryOf(pid)} MB`);
  await stopServer(server);
};

/** A bet on the first runner of each race, in its first pool of single horses. */
const betsOnLateRaces = async (origin: string, ids: readonly number[]) => {
  const races = await Promise.all(ids.map(async (id) => (await json(origin, `/api/v1/races/${id}`)).data));
  return races.map((race) => {
    const pool = race.pools.find(({ name }: { name: string }) => /^(WIN|SG|V)$/.test(name)) ?? race.pools[0];
    return betOn(race.id, pool.name, pool.odds[0].startnr);
  });
};

const betOn = (race_id: number, pool: string, startnr: number) => ({
  race_id,
  pool,
  leg1: [startnr],
  stake: 500,
  expected_price: 500,
});

const data = mkdtempSync(join(tmpdir(), 'paddock-bench-'));
try {
  // The first start creates the tables and the demo customers.
  await stopServer(await startServer(data));
  await addMoney(data, 'active', 1_000_000_000);
  await measure('1 race day, demo customers', data, 1);
  await addCustomers(data, 100_000);
  await measure('100 race days, 100,000 customers', data, 100);
} finally {
  agent.destroy();
  rmSync(data, { recursive: true });
}
console.log(['', '| measured | value |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'));
