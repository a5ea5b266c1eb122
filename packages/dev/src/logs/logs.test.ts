import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as listenRaw } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import document from '@paddock/api/openapi.json' with { type: 'json' };
import { DEMO_PASSWORD, demoEmail } from '@paddock/reference-api/testing';
import { initStore, openStore, promote, publishBuild } from '@paddock/release';
import { writeBuild } from '@paddock/release/testing';
import { expect, onTestFinished, test } from 'vitest';

const serverOf = (name: string): string => fileURLToPath(new URL('server.ts', import.meta.resolve(name)));

/** Part of all personal data of the customer, which no log may contain. Different in each run. */
const unique = randomBytes(6).toString('hex');
const letters = unique.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
const secrets = {
  email: `mail${unique}@secret.test`,
  username: `user${unique}`,
  password: `Pass-${unique}!`,
  firstname: `Erika${letters}`,
  lastname: `Beispiel${letters}`,
  street: `Lindenallee${letters}`,
  phone: '+4915199887766',
  iban: 'DE89370400440532013000',
  token: `${randomBytes(12).toString('base64url')}X9.${unique}.${randomBytes(24).toString('base64url')}`,
  code: `83${Number.parseInt(unique.slice(0, 3), 16)}41`,
};

/** Starts a process and records all its output. */
const start = async (file: string, args: readonly string[], env: Record<string, string>, ready: RegExp) => {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env }, stdio: 'pipe' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const running = { child, said: '' };
  const isReady = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        running.said += String(chunk);
        const found = ready.exec(running.said)?.[1];
        if (found) resolve(found);
      });
    }
    child.on('exit', () => reject(new Error(`${file} ended: ${running.said}`)));
  });
  return { running, found: await isReady };
};

const end = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGTERM');
  await once(child, 'exit');
};

/** A mail server that refuses each address in its answer, and a collector of traces. */
const startOthers = async () => {
  const mail = listenRaw((socket) => {
    socket.on('error', () => {}).write('220 test\r\n');
    socket.on('data', (chunk) => {
      const line = String(chunk).trim();
      socket.write(/^RCPT/i.test(line) ? `550 ${line} is nobody here\r\n` : '250 ok\r\n');
    });
  }).listen(0, '127.0.0.1');
  const spans: string[] = [];
  const collector = createServer(async (request, response) => {
    spans.push(await text(request));
    response.end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    mail.close();
    collector.close();
  });
  await Promise.all([once(mail, 'listening'), once(collector, 'listening')]);
  const portOf = ({ address }: { address(): unknown }) => (address() as AddressInfo).port;
  return {
    spans,
    smtp: portOf({ address: () => mail.address() }),
    traces: portOf({ address: () => collector.address() }),
  };
};

const storeIn = async (folder: string): Promise<string> => {
  const store = openStore(join(folder, 'store'));
  const { root, operator: key } = await initStore(store, join(folder, 'keys'));
  const operator = { key, who: 'olga', now: () => new Date() };
  const targets = [];
  for (const name of ['shell', 'mf-racing']) {
    const { folder: dist, build } = await writeBuild(folder, name, 'a');
    await publishBuild(store, operator, dist);
    targets.push(build);
  }
  await promote(store, operator, { channel: 'production', targets });
  return root.id;
};

const json = { 'content-type': 'application/json', 'x-csrf-token': secrets.token };

/** The tokens of a customer's session. */
const logIn = async (origin: string): Promise<{ bearer_token: string; refresh_token: string }> => {
  const body = JSON.stringify({ username: demoEmail('active'), password: DEMO_PASSWORD });
  const answer = await fetch(`${origin}/api/v3/customer/auth/login`, { method: 'POST', headers: json, body });
  return ((await answer.json()) as { data: { bearer_token: string; refresh_token: string } }).data;
};

const registration = {
  ...{ salutation: 'Frau', birthdate: '1985-04-12', birth_name: secrets.lastname, birthplace: 'Bonn' },
  ...{ nationality_id: 276, country: 'DEU', house_number: '12a', zip: '50667', city: 'Köln' },
  ...{ password_confirmation: secrets.password, terms_and_conditions: true },
};

/** Each operation of the contract, with secrets in path, query, headers and body. */
const askAll = async (origin: string, bearer: string): Promise<number[]> => {
  const statuses: number[] = [];
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'].filter((each) => each in methods)) {
      const filled = path.replaceAll(/\{[^}]+\}/g, encodeURIComponent(secrets.token));
      const query = new URLSearchParams({ token: secrets.token, email: secrets.email, code: secrets.code });
      const body = JSON.stringify({ ...registration, ...secrets, refresh_token: secrets.token, key: secrets.token });
      const answer = await fetch(`${origin}/api${filled}?${query}`, {
        method: method.toUpperCase(),
        headers: {
          ...json,
          'access-token': bearer,
          'refresh-token': secrets.token,
          baggage: `user=${secrets.email},paddock.release=1`,
        },
        ...(method === 'get' ? {} : { body }),
        signal: AbortSignal.timeout(3_000),
      }).catch(() => null);
      statuses.push(answer?.status ?? 0);
      await answer?.body?.cancel();
    }
  }
  return statuses;
};

const report = async (origin: string): Promise<void> => {
  const page = `http://localhost/password-recovery/${secrets.token}?email=${secrets.email}#${secrets.code}`;
  const body = { documentURL: page, blockedURL: page, effectiveDirective: `connect-src`, sample: secrets.password };
  const posts: [path: string, body: unknown][] = [
    ['csp-reports', [{ type: 'csp-violation', url: page, body }]],
    [
      'csp-reports',
      { 'csp-report': { 'document-uri': page, 'blocked-uri': page, 'effective-directive': secrets.email } },
    ],
    ['csp-reports', [{ type: 'integrity-violation', body }]],
    ['beacons', [{ kind: 'api-error', tag: secrets.email }]],
    ['beacons', [{ remote: secrets.username, buildId: secrets.token, phase: 'load', errorClass: secrets.email }]],
    ['beacons', secrets.password],
  ];
  for (const [path, value] of posts) {
    await fetch(`${origin}/paddock/${path}`, { method: 'POST', body: JSON.stringify(value) });
  }
  for (const path of [
    `/${secrets.token}`,
    `/builds/mf-racing/${secrets.token}/x.js`,
    `/?paddock-preview=${secrets.token}`,
  ])
    await fetch(origin + path, { headers: { accept: 'text/html', cookie: `__Host-paddock_token=${secrets.token}` } });
};

const textsIn = (folder: string): string =>
  globSync('**/*.json', { cwd: folder })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('[LOGS-1] no log line, event, metric or span has a token, address, account, name or password, whatever is called and whatever fails', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-logs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const others = await startOthers();
  const root = await storeIn(folder);
  const data = join(folder, 'api');
  const mail = { SMTP_URL: `smtp://127.0.0.1:${others.smtp}`, DATABASE_URL: '' };
  const api = await start(
    serverOf('@paddock/reference-api'),
    ['--port', '0', '--dev', '--data', data],
    mail,
    /(http:\S+)\/api/,
  );
  const at = ['--data', join(folder, 'store'), '--root', root, '--memory', join(folder, 'memory'), '--port', '0'];
  const more = ['--api-origin', api.found, '--traces', `http://127.0.0.1:${others.traces}`];
  const edge = await start(serverOf('@paddock/edge'), [...at, ...more], {}, /localhost:(\d+).*operators \S+/);
  const origin = `http://127.0.0.1:${edge.found}`;
  const operators = /operators (\S+)\//.exec(edge.running.said)?.[1];

  const session = await logIn(origin);
  const { email, username, password, firstname, lastname, street, phone } = secrets;
  const form = { ...registration, email, username, password, firstname, lastname, street, phone };
  const register = { method: 'POST', headers: json, body: JSON.stringify(form) };
  expect((await fetch(`${origin}/api/v3/register`, register)).status).toBe(200);
  // The mail server's refusal contains the address.
  await expect.poll(() => api.running.said, { timeout: 15_000 }).toContain('EENVELOPE');
  const whole = await askAll(origin, session.bearer_token);
  expect(whole.filter((status) => status < 400).length).toBeGreaterThan(10);
  const database = new DatabaseSync(join(data, 'paddock.sqlite'));
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
  database.exec('PRAGMA foreign_keys = OFF');
  for (const { name } of tables.filter((each) => !each.name.startsWith('sqlite_')))
    database.exec(`DROP TABLE "${name}"`);
  database.close();
  const broken = await askAll(origin, session.bearer_token);
  expect(broken.filter((status) => status === 500).length).toBeGreaterThan(50);
  await report(origin);
  await end(api.running.child);
  const away = await askAll(origin, session.bearer_token);
  expect(away.filter((status) => status === 502).length).toBeGreaterThan(50);
  const metrics = await (await fetch(`${operators}/paddock/metrics`)).text();
  await end(edge.running.child);

  const { said } = api.running;
  const places = {
    api: said,
    edge: edge.running.said,
    metrics,
    spans: others.spans.join('\n'),
    store: textsIn(folder),
  };
  expect(places.api.split('"event":"failed"').length).toBeGreaterThan(10);
  expect(places.edge).toContain('policy-violated');
  expect(places.metrics).toContain('paddock_csp_violations_total');
  expect(places.spans).toContain('/api/v1/');
  const found = Object.entries(places).flatMap(([place, text_]) =>
    Object.entries({ ...secrets, ...session })
      .filter(([, secret]) => [secret, encodeURIComponent(secret)].some((each) => text_.includes(each)))
      .map(([kind]) => `${place} has the ${kind}`),
  );
  expect(found).toEqual([]);
}, 120_000);
