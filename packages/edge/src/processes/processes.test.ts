import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Agent, get as ask, createServer, type IncomingMessage, request } from 'node:http';
import { readPolicy } from '@paddock/release';
import { parseVoteTotals, type Release } from '@paddock/release/record';
import { readEdges, signLogin } from '@paddock/release/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EdgeProcess, startEdgeProcess } from '../conformance/edge-process.ts';
import { makeSimulator, type Simulator } from '../conformance/simulator.ts';
import type { ActAnswer, OperateModel } from '../operate/operate-model.types.ts';
import { eventually } from '../testing/eventually.ts';
import { releaseIn } from '../testing/make-edge.ts';

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

test('[CLUSTER-8] a restarted process that cannot listen is started again', async () => {
  edge.forgetAlarms();
  const pids = await children();
  for (const pid of pids) process.kill(pid, 'SIGKILL');
  await eventually(() => expect(pids.filter(isAlive)).toEqual([]));
  const stranger = createServer().listen(Number(new URL(edge.origin).port));
  await once(stranger, 'listening');
  await eventually(() =>
    expect(edge.alarms()).toContainEqual(
      expect.objectContaining({ event: 'process-ended', reason: expect.stringContaining('EADDRINUSE') }),
    ),
  );
  stranger.close();
  await eventually(async () => {
    expect(await page()).toContain('paddock-release');
    expect(await edge.health()).toMatchObject({ status: 200, why: [] });
  });
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

const OPERATE = 'operate.test';

/** A request for the operators' page over a new connection, so that any process may get it. */
const operate = async (path: string, { cookie = '', body }: { cookie?: string; body?: object } = {}) => {
  const headers = { host: OPERATE, 'sec-fetch-site': 'same-origin', cookie };
  const method = body ? 'POST' : 'GET';
  const asked = request(`${edge.origin}/paddock/operate${path}`, { agent: new Agent(), method, headers });
  asked.end(body && JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += chunk;
  return { status: answer.statusCode, headers: answer.headers, text };
};

test("[CLUSTER-6] the operators' page works whichever process gets a request", async () => {
  await edge.stop();
  edge = await start('--operate', OPERATE);
  const store = simulator.freshStore();
  const { key } = simulator.operator;
  for (let n = 0; n < 4; n += 1) expect(await operate('')).toMatchObject({ status: 200 });
  const actor = { key, who: 'olga', now: () => new Date() };
  const token = await signLogin(await readPolicy(store), actor, 'production');
  const opened = await operate('/login', { body: { token } });
  const cookie = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  for (let n = 0; n < 4; n += 1) expect((await operate('/login', { body: { token } })).status).toBe(403);

  const release = await simulator.newest();
  const { builds } = (await simulator.read(simulator.recordPath(release))) as unknown as Release;
  const buildId = builds['mf-racing']?.buildId;
  const report = { release, remote: 'mf-racing', buildId, phase: 'render', errorClass: 'execution', attempt: 1 };
  const headers = { connection: 'close' };
  const body = JSON.stringify([report, { kind: 'open', builds: { 'mf-racing': buildId } }]);
  for (let n = 0; n < 8; n += 1) await fetch(`${edge.origin}/paddock/beacons`, { method: 'POST', body, headers });
  await eventually(async () => {
    const { figures, status } = JSON.parse((await operate('/model', { cookie })).text) as OperateModel;
    expect(figures.failures).toMatchObject([{ remote: 'mf-racing', errorClass: 'execution', count: 8 }]);
    expect(figures.minutes.reduce((sum, { open }) => sum + open, 0)).toBe(8);
    expect(figures.edges).toMatchObject([{ why: null }]);
    expect(status?.edges).toHaveLength(2);
  });

  const act = { act: 'rollback', name: 'mf-racing', buildId: null, share: null, reason: 'slow', key: key.id };
  let step = JSON.parse((await operate('/plan', { cookie, body: act })).text) as ActAnswer;
  while (step.step === 'sign') {
    const signature = Buffer.from(await key.sign(Buffer.from(step.bytes, 'base64'))).toString('base64');
    step = JSON.parse((await operate('/sign', { cookie, body: { plan: step.plan, signature } })).text) as ActAnswer;
  }
  expect(step).toMatchObject({ step: 'done', changed: true, release: release + 1 });

  const [first = 0] = await children();
  process.kill(first, 'SIGKILL');
  await eventually(async () => {
    const { figures } = JSON.parse((await operate('/model', { cookie })).text) as OperateModel;
    expect(figures.alarms).toMatchObject([{ event: 'process-ended', reason: expect.stringContaining('SIGKILL') }]);
  });
});

test('[CLUSTER-7] no process serves a release that a restart could lose', async () => {
  const first = edge.child.pid as number;
  const before = await simulator.newest();
  const backup = await simulator.backUp();
  process.kill(first, 'SIGSTOP');
  const sequence = await simulator.release();
  for (let n = 0; n < 4; n += 1) expect(releaseIn(await page()).sequence).toBe(before);
  process.kill(first, 'SIGCONT');
  await eventually(async () => expect(releaseIn(await page()).sequence).toBe(sequence));
  await edge.stop();
  await backup.restore();
  edge = await start();
  for (let n = 0; n < 4; n += 1) expect(releaseIn(await page()).sequence).toBe(sequence);
  await eventually(() =>
    expect(edge.alarms()).toContainEqual(expect.objectContaining({ event: 'release-refused', kind: 'lower-sequence' })),
  );
});
