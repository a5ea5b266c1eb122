import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get as ask, type IncomingMessage } from 'node:http';
import { readEdges } from '@paddock/release';
import { parseVoteTotals, type Release } from '@paddock/release/record';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EdgeProcess, startEdgeProcess } from '../conformance/edge-process.ts';
import { makeSimulator, type Simulator } from '../conformance/simulator.ts';
import { eventually } from '../testing/eventually.ts';

let simulator: Simulator;
let edge: EdgeProcess;

const start = (...more: string[]) =>
  startEdgeProcess([
    '--data',
    simulator.data,
    '--memory',
    simulator.memory,
    '--root',
    simulator.root.id,
    '--processes',
    '2',
    ...more,
  ]);

beforeAll(async () => {
  simulator = await makeSimulator();
  await simulator.release();
  edge = await start();
});
afterAll(async () => {
  await edge.stop();
  await simulator.remove();
});

const children = async (pid = edge.child.pid): Promise<number[]> =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A page over a new connection, so that any process may answer it. */
const page = async (): Promise<string> => {
  const agent = new Agent();
  const [answer] = (await once(
    ask(`${edge.origin}/race/7`, { agent, headers: { accept: 'text/html' } }),
    'response',
  )) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += chunk;
  return text;
};

const hosts = async () =>
  (await readEdges(simulator.freshStore(), 'production')).map(({ host, release }) => ({ host, release }));

test('[CLUSTER-1] processes share a port, each serves the newest release and says so', async () => {
  expect(await children()).toHaveLength(2);
  const sequence = await simulator.release();
  for (let n = 0; n < 6; n += 1) expect(await page()).toContain(`"sequence":${sequence}`);
  await eventually(async () =>
    expect(await hosts()).toEqual([
      { host: expect.stringMatching(/#1$/), release: sequence },
      { host: expect.stringMatching(/#2$/), release: sequence },
    ]),
  );
  expect(await edge.health()).toMatchObject({ status: 200, sequence, verified: true, why: [] });
});

test('[CLUSTER-2] [CLUSTER-3] a page of one process votes at any, and operators see the votes and requests of all', async () => {
  const { builds } = (await simulator.read(simulator.recordPath(await simulator.newest()))) as unknown as Release;
  const buildId = builds['mf-racing']?.buildId;
  const votes: object[] = [];
  for (let n = 0; n < 8; n += 1) {
    const text = await page();
    const [, ticket = ''] = /id="paddock-ticket" value="([^"]+)"/.exec(text) ?? [];
    votes.push({ kind: 'vote', ticket, remote: 'mf-racing', buildId, outcome: 'ok' });
  }
  for (const vote of votes) {
    const headers = { connection: 'close' };
    const answer = await fetch(`${edge.origin}/paddock/beacons`, {
      method: 'POST',
      body: JSON.stringify([vote]),
      headers,
    });
    expect(answer.status).toBe(204);
  }
  await eventually(async () => {
    const totals = parseVoteTotals(await (await fetch(`${edge.admin}/paddock/votes`)).json());
    expect(totals.votes[0]?.ok).toEqual({ '127.0.0.0/24': 8 });
    expect(await edge.metric('paddock_votes_total{outcome="ok",verdict="counted"}')).toBe(8);
  });
  expect(await edge.metric('paddock_requests_total{route="paddock",status="204"}')).toBe(8);
});

test('[CLUSTER-1] a port that another edge shares among its processes is taken', async () => {
  const { port } = new URL(edge.origin);
  const second = await start('--port', port);
  expect(new URL(second.origin).port).not.toBe(port);
  await second.stop();
});

test('[CLUSTER-4] a process that dies is started again, and the others serve meanwhile', async () => {
  const [first = 0] = await children();
  process.kill(first, 'SIGKILL');
  await eventually(async () => expect(await children()).not.toContain(first));
  for (let n = 0; n < 4; n += 1) expect(await page()).toContain('paddock-release');
  await eventually(async () => expect(await children()).toHaveLength(2));
  await eventually(async () => expect(await edge.health()).toMatchObject({ status: 200, verified: true, why: [] }));
  expect(edge.alarms()).toMatchObject([{ event: 'process-ended', signal: 'SIGKILL' }]);
  expect(await children()).not.toContain(first);
  expect(await hosts()).toHaveLength(2);
});

test('[CLUSTER-5] no process is left behind: by a stop, and by the end of the first one', async () => {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const pids = await children();
    expect(pids).toHaveLength(2);
    const gone = once(edge.child, 'exit');
    edge.child.kill(signal);
    expect(await gone).toEqual(signal === 'SIGTERM' ? [0, null] : [null, signal]);
    await eventually(() => expect(pids.filter(isAlive)).toEqual([]));
    if (signal === 'SIGTERM') expect(await hosts()).toEqual([]);
    edge = await start();
  }
});
