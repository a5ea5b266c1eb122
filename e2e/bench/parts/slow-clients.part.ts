import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../../support/next-build.ts';
import { type Bench, say } from '../bench.ts';
import { asRatio, inMs, type Report, worst } from '../report.ts';
import { startServer } from '../servers/child-server.ts';
import { interleave, quantile } from '../statistics.ts';

const CLIENTS = 1_000;
const SECONDS = 6;
const CALLS_PER_SECOND = 100;
const QUIET = 'nobody';

/** The attack beside the calls: its kind and number of addresses. */
const ATTACKS: Record<string, { kind: string; addresses: number }> = {
  'slow header': { kind: 'header', addresses: 100 },
  'slow body': { kind: 'body', addresses: 100 },
  'slow body, one address': { kind: 'body', addresses: 1 },
  'slow read': { kind: 'read', addresses: 100 },
  'slow read of media': { kind: 'media', addresses: 100 },
};

interface Call {
  ms: number;
  failed: boolean;
}

const CALLS = [
  { method: 'GET', path: '/api/v1/races/next', body: '' },
  { method: 'POST', path: '/api/v1/bets', body: '{"stake":200}' },
  { method: 'GET', path: '/', body: '' },
];

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

const call = (origin: string, { method, path, body }: (typeof CALLS)[number]): Promise<Call> =>
  new Promise((resolve) => {
    const from = performance.now();
    const end = (failed: boolean) => resolve({ ms: performance.now() - from, failed });
    const asked = request(
      origin + path,
      { method, agent, localAddress: '127.0.200.1', headers: { accept: '*/*' }, timeout: 20_000 },
      (answer) => {
        answer
          .resume()
          .on('end', () => end(answer.statusCode !== 200))
          .on('error', () => end(true));
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('too late'))).on('error', () => end(true));
    asked.end(body);
  });

/** A constant rate of calls, whether or not earlier ones are answered. */
const callSteadily = async (origin: string): Promise<Call[]> => {
  const calls: Promise<Call>[] = [];
  for (let at = 0; at < SECONDS * CALLS_PER_SECOND; at += 1) {
    calls.push(call(origin, CALLS[at % CALLS.length] as (typeof CALLS)[number]));
    await wait(1000 / CALLS_PER_SECOND);
  }
  return Promise.all(calls);
};

const attack = async (
  origin: string,
  { kind, addresses }: { kind: string; addresses: number },
): Promise<ChildProcess> => {
  const words = [join(import.meta.dirname, '../servers/slow-clients.ts'), new URL(origin).port, kind];
  const child = spawn(process.execPath, [...words, String(CLIENTS), String(addresses)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(createInterface(child.stdout), 'line');
  return child;
};

const during = async (name: string, origin: string): Promise<Call[]> => {
  const slow = ATTACKS[name];
  if (!slow) return callSteadily(origin);
  const child = await attack(origin, slow);
  try {
    return await callSteadily(origin);
  } finally {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
};

/** The effect of 1,000 slow clients of each kind on other calls: failures and the slowest times. */
export const slowClientsPart = async ({ sites: { product }, runs }: Pick<Bench, 'sites' | 'runs'>): Promise<Report> => {
  const api = await startServer(process.execPath, [join(import.meta.dirname, '../servers/large-api.ts')]);
  const edge = await startServer(process.execPath, [
    ...[join(ROOT, 'packages/edge/src/server.ts'), '--data', product.data, '--trust-on-first-use'],
    ...['--api-origin', api.origin, '--port', '0'],
  ]);
  try {
    const rounds = await interleave([QUIET, ...Object.keys(ATTACKS)], runs, async (name) => {
      say(`  ${name}`);
      return during(name, edge.origin);
    });
    const found = Object.entries(rounds).map(([name, each]) => {
      const calls = each.flat();
      const times = calls.map(({ ms }) => ms);
      const failed = calls.filter(({ failed }) => failed).length;
      return { name, calls: calls.length, failed, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
    });
    const quiet = found.find(({ name }) => name === QUIET)?.p99 ?? Number.NaN;
    const attacked = found.filter(({ name }) => name !== QUIET);
    return {
      title: 'Slow clients',
      how:
        `${CLIENTS} clients of each kind in a process of their own, from 100 addresses of loopback or from one; those that are cut come back. Beside them ${CALLS_PER_SECOND} calls a second for ` +
        `${SECONDS} s, of reads, writes and pages, from another address. ${runs} rounds, each kind once a round, ${QUIET} as well; p99 of all calls of all rounds. ` +
        'The API answers at once; what is read slowly has 6 MB. Memory of the edge at the end: ' +
        `${((await edge.memory()) / 1e6).toFixed(0)} MB.`,
      head: ['beside', 'calls', 'failed', 'median', 'p99', `of ${QUIET}`],
      rows: found.map(({ name, calls, failed, p50, p99 }) => [
        name,
        String(calls),
        String(failed),
        inMs(p50),
        inMs(p99),
        asRatio(p99 / quiet),
      ]),
      goals: [
        worst(
          'calls that failed beside slow clients',
          0,
          attacked.map(({ name, failed }) => ({ value: failed, where: name })),
        ),
        worst(
          'p99 beside slow clients / quiet',
          2,
          attacked.map(({ name, p99 }) => ({ value: p99 / quiet, where: name })),
        ),
      ],
      data: found,
    };
  } finally {
    agent.destroy();
    await edge.stop();
    await api.stop();
  }
};
