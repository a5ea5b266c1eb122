import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initStore, keyIdOf, openFileStore } from '@paddock/release';
import { expect, onTestFinished, test } from 'vitest';
import { createClients } from './clients/clients.ts';
import { edgeLimits } from './limits.ts';
import { clientLimits, listen } from './platform/listen.ts';
import { createMetrics } from './platform/metrics.ts';
import { rootIdOf } from './release/trust-arguments.ts';
import { askEdge } from './testing/ask.ts';
import { eventually } from './testing/eventually.ts';
import { makeEdge, startEdge } from './testing/make-edge.ts';
import { makeUpstream } from './testing/make-upstream.ts';

const server = fileURLToPath(new URL('./server.ts', import.meta.url));

const runIn = (environment: Record<string, string>, ...args: string[]) => {
  const child: ChildProcess = spawn(process.execPath, [server, ...args], { env: { ...process.env, ...environment } });
  const out = { child, stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => (out.stdout += chunk));
  child.stderr?.on('data', (chunk) => (out.stderr += chunk));
  onTestFinished(() => void child.kill('SIGKILL'));
  return out;
};

const run = (...args: string[]) => runIn({}, ...args);

const makeData = async () => {
  const data = await mkdtemp(join(tmpdir(), 'paddock-edge-'));
  onTestFinished(() => rm(data, { recursive: true }));
  const store = openFileStore(join(data, 'store'));
  await initStore(store, store.keys);
  return join(data, 'store');
};

test('[HTTP-8] [HTTP-9] [HTTP-11] the command serves a store, says where in one line, and ends cleanly on SIGTERM', async () => {
  const taken = createServer().listen(0);
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const edge = run(
    '--data',
    await makeData(),
    '--trust-on-first-use',
    '--port',
    String(port),
    '--api-origin',
    'http://127.0.0.1:9',
  );
  await eventually(() => expect(edge.stdout).toContain('\n'));
  const [, address = '', actual = ''] = /^edge: (http:\/\/localhost:(\d+)\/)/.exec(edge.stdout) ?? [];
  const [, admin = ''] = /, operators (http:\/\/127\.0\.0\.1:\d+\/)\n$/.exec(edge.stdout) ?? [];
  expect(edge.stdout).toBe(
    `edge: ${address} (port ${port} is taken), channel production, API http://127.0.0.1:9, operators ${admin}\n`,
  );
  expect(Number(actual)).toBeGreaterThan(port);
  expect((await fetch(`${admin}paddock/health`)).status).toBe(503);
  edge.child.kill('SIGTERM');
  expect(await once(edge.child, 'exit')).toEqual([0, null]);
  for (const line of edge.stderr.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event');
});

test('[HTTP-10] [HELD-13] wrong arguments are named, with the usage, and exit code 2', async () => {
  const data = ['--data', 'x', '--trust-on-first-use'];
  const good = [...data, '--api-origin', 'http://a'];
  const wrong: [string[], string][] = [
    [['--api-origin', 'http://127.0.0.1:9'], '--data is missing'],
    [[...data, '--api-origin', 'localhost'], '--api-origin must be a URL'],
    [[...good, '--port', 'x'], '"x" is no port'],
    [[...good, '--admin-port', '65536'], '"65536" is no port'],
    [[...good, '--trusted-proxy', '10.0.0.0/33'], '"10.0.0.0/33" is no network'],
    [[...good, '--channel', '../x'], '"../x" is no channel'],
    [[...good, '--processes', '0'], '--processes "0" is no number from 1 to 64'],
    [[...good, '--operate', 'operate.test', '--edge', 'edge-2:9100'], '--edge "edge-2:9100" is no origin'],
    [[...good, '--edge', 'http://127.0.0.1:9100'], "--edge is for the operators' page"],
    [[...good, '--marketing-pixel', 'http://b/p.gif'], '--marketing-pixel must be an https URL'],
    [[...good, '--operate', 'https://operate.example'], '--operate must be the name of a host'],
    [
      [...good, '--hold-tokens', 'absent.key'],
      'absent.key cannot be read: a secret has 32 random bytes. Make it: head',
    ],
    [[...good, '--hold-tokens', server], 'bytes: a secret has 32 random bytes'],
    [['--dta', 'x'], "Unknown option '--dta'"],
  ];
  const check = async ([args, message]: [string[], string]) => {
    const edge = run(...args);
    expect(await once(edge.child, 'close')).toEqual([2, null]);
    expect(edge.stderr).toContain(message);
    expect(edge.stderr).toContain('--api-origin  where /api goes');
  };
  await Promise.all(wrong.map(check));
});

test('[HTTP-10] the command prints its usage', async () => {
  const edge = run('--help');
  expect(await once(edge.child, 'close')).toEqual([0, null]);
  expect(edge.stdout).toMatch(/^paddock-edge --data <store> /);
  expect(edge.stderr).toBe('');
});

test('[HTTP-10] a store or a memory that cannot be opened is named with the way out, without a stack trace', async () => {
  const wrong: [string[], Record<string, string>, string][] = [
    [['--data', 's3://releases/x', '--memory', 'x'], {}, 'A store in a bucket needs AWS_REGION\nSet AWS_ACCESS_KEY_ID'],
    [
      ['--data', 's3://releases/x', '--memory', 'x'],
      { AWS_REGION: 'x', AWS_ENDPOINT_URL: '127.0.0.1:9000' },
      '127.0.0.1:9000/releases/ is no address of a bucket\nWrite AWS_ENDPOINT_URL',
    ],
    [
      ['--data', 'x', '--memory', join(server, 'x'), '--operate', 'operate.test'],
      {},
      "/server.ts/x'\nThe operators' page keeps a secret in the folder of --memory",
    ],
  ];
  const check = async ([args, environment, message]: [string[], Record<string, string>, string]) => {
    const edge = runIn(environment, '--trust-on-first-use', ...args);
    expect(await once(edge.child, 'close')).toEqual([2, null]);
    expect(edge.stderr).toContain(message);
    expect(edge.stderr).not.toMatch(/^ +at /m);
  };
  await Promise.all(wrong.map(check));
});

test('[PROOF-15] [PROOF-17] the command names its root key, or says that it trusts the first one, and keeps its memory out of the store', async () => {
  const rest = ['--api-origin', 'http://127.0.0.1:9', '--data', 'x'];
  const wrong: [string[], string][] = [
    [[], '--root is missing'],
    [['--trust-on-first-use', '--root', 'a'.repeat(32)], 'not both'],
    [['--root', 'absent.pub'], 'neither the id of a key (32 hex digits) nor a file'],
    [['--root', server], 'holds no public key'],
    [['--trust-on-first-use', '--memory', 'x/edge'], '--memory must lie outside of the store'],
    [['--trust-on-first-use', '--data', 's3://releases/x'], '--memory is missing: nothing lies beside a bucket'],
  ];
  const check = async ([args, message]: [string[], string]) => {
    const edge = run(...rest, ...args);
    expect(await once(edge.child, 'close')).toEqual([2, null]);
    expect(edge.stderr).toContain(message);
  };
  await Promise.all(wrong.map(check));
});

test('[PROOF-15] a root key is named by its id or by its file', async () => {
  const data = await makeData();
  const path = join(data, 'keys', 'root.pub');
  const key = (await readFile(path, 'utf8')).trim();
  expect(rootIdOf(path)).toBe(keyIdOf(key));
  expect(rootIdOf(keyIdOf(key))).toBe(keyIdOf(key));
});

test('[HTTP-12] [HTTP-13] a stop lets a running request finish, and takes no new ones', async () => {
  let finish = () => {};
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const upstream = await makeUpstream((_, response) => {
    finish = () => response.end('{"done":true}');
    arrived();
  });
  const { edge, origin } = await startEdge({ apiOrigin: upstream.origin });
  const running = fetch(`${origin}/api/v1/slow`);
  await arrival;
  const stopped = edge.stop();
  await expect(fetch(`${origin}/race/7`)).rejects.toThrow();
  finish();
  expect(await (await running).text()).toBe('{"done":true}');
  await stopped;
});

test('[HTTP-14] only named hosts are answered when there are any; the port counts', async () => {
  const { port } = await startEdge({ hosts: ['paddock.test', 'paddock.test:8080'] });
  const status = async (host: string, path = '/race/7') => {
    const [answer] = await once(http.get({ port, path, headers: { host } }), 'response');
    answer.resume();
    return answer.statusCode;
  };
  expect(await status('paddock.test')).toBe(200);
  expect(await status('PADDOCK.test:8080')).toBe(200);
  for (const host of ['evil.test', 'paddock.test:9', 'paddock.test.evil.test', '127.0.0.1']) {
    expect(await status(host)).toBe(421);
    expect(await status(host, '/api/v1/races')).toBe(421);
  }
  for (const host of ['a b', '[', 'a/b', '@']) expect([400, 421]).toContain(await status(host));
});

test('[HTTP-15] addresses above 4096 characters are refused, for the API too', async () => {
  const { visit, edge } = await makeEdge();
  expect((await visit(`/race/${'7'.repeat(4_080)}`)).status).toBe(200);
  expect((await visit(`/race/7?${'x'.repeat(4_090)}`)).status).toBe(414);
  expect((await askEdge(edge, new Request(`http://edge.test/api/${'x'.repeat(4_096)}`))).status).toBe(414);
});

test('[HTTP-16] headers above 16 KiB are refused, and clients that send none delay nobody', async () => {
  const { origin, port } = await startEdge();
  const idle = Array.from({ length: 200 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  for (const socket of idle) socket.write('GET / HT');
  expect((await fetch(`${origin}/race/7`)).status).toBe(200);
  expect((await fetch(`${origin}/race/7`, { headers: { 'x-big': 'x'.repeat(17_000) } })).status).toBe(431);
  for (const socket of idle) socket.destroy();
});

test('[HTTP-17] a client that does not finish its headers or its body in time is cut', async () => {
  const fast = { ...clientLimits, headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 10 };
  const { edge } = await makeEdge();
  const options = {
    port: 0,
    isPublic: false,
    clients: createClients([]),
    limits: edgeLimits,
    metrics: createMetrics(),
  };
  const listening = await listen(edge.respond, options, fast);
  onTestFinished(() => listening.close(0));
  for (const start of ['GET / HT', 'POST /paddock/beacons HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n[']) {
    const socket = connect(listening.port, '127.0.0.1', () => socket.write(start));
    let text = '';
    socket.on('error', () => {}).on('data', (chunk) => (text += chunk));
    await once(socket, 'close');
    expect(text).toMatch(/^(HTTP\/1.1 408 |$)/);
  }
});
