import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addKey, readPolicy, readSigningKey } from '@paddock/release';
import type { Release } from '@paddock/release/record';
import { requireTwoPersons, retireKey, type SigningKey, signLogin } from '@paddock/release/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeSimulator, type Simulator } from '../conformance/simulator.ts';
import { StoreSilent } from '../release/patient-store.ts';
import { storeReader } from '../release/store-reader.ts';
import { askEdge } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { makeEdge, startEdge } from '../testing/make-edge.ts';
import type { ActAnswer, OperateModel } from './operate-model.types.ts';

// A store with real keys: shell and two releases of mf-racing.
let simulator: Simulator;
beforeAll(async () => {
  simulator = await makeSimulator();
}, 120_000);
afterAll(() => simulator.remove());

const HOST = 'operate.test';
const OWN = { 'sec-fetch-site': 'same-origin' };
const MINUTE = 60_000;

const open = async ({
  secret = new Uint8Array(32),
  channel = 'production',
  edges = [] as string[],
  store = simulator.freshStore(),
} = {}) => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const { edge, visit } = await makeEdge({
    reader: storeReader(simulator.freshStore(), channel),
    now,
    operate: { store, channel, host: HOST, secret, edges },
  });
  const get = (path: string, headers: Record<string, string> = OWN, host = HOST) =>
    askEdge(edge, new Request(`https://${host}${path}`, { headers }));
  const post = (path: string, body: object, headers: Record<string, string> = OWN, method = 'POST') =>
    askEdge(
      edge,
      new Request(`https://${HOST}/paddock/operate/${path}`, { method, headers, body: JSON.stringify(body) }),
    );
  const link = async (key: SigningKey = simulator.operator.key, who = 'olga', on = channel) =>
    signLogin(await readPolicy(store), { key, who, now: () => new Date(now()) }, on);
  /** Logs in. Returns the headers for later requests. */
  const logIn = async (token?: string): Promise<Record<string, string>> => {
    const answer = await post('login', { token: token ?? (await link()) });
    expect(answer.status).toBe(204);
    return { ...OWN, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  const model = async (headers: Record<string, string>): Promise<OperateModel> =>
    (await get('/paddock/operate/model', headers)).json() as Promise<OperateModel>;
  const wait = (ms: number) => {
    ahead += ms;
  };
  return { edge, visit, store, get, post, link, logIn, model, wait };
};

const newKey = async (name: string, rights: object): Promise<SigningKey> => {
  const path = join(simulator.folder, `${name}.key`);
  const all = { publish: [], promote: [], rollback: [], ...rights };
  await addKey(simulator.freshStore(), simulator.root, name, path, all);
  return readSigningKey(await readFile(path, 'utf8'));
};

test('[OPERATE-1] the page is under its own host alone, which serves nothing else', async () => {
  const { get, visit } = await open();
  expect((await get('/paddock/operate', {})).status).toBe(200);
  expect((await get('/paddock/operate', {}, `${HOST}:3000`)).status).toBe(200);
  expect((await get('/', {})).headers.get('location')).toBe('/paddock/operate');
  for (const path of ['/race/7', '/paddock/release', '/api/v1/x', '/builds/shell/x/entry.js', '/paddock/beacons'])
    expect((await get(path, { accept: 'text/html' })).status).toBe(404);
  for (const path of ['/paddock/operate', '/paddock/operate/operate.js', '/paddock/operate/model'])
    expect((await visit(path)).status).toBe(404);
});

test('[OPERATE-2] no cache keeps the page, no site frames it, and it runs its own files alone', async () => {
  const { get } = await open();
  for (const path of ['/paddock/operate', '/paddock/operate/operate.js', '/paddock/operate/operate.css']) {
    const { headers } = await get(path, {});
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  const page = await get('/paddock/operate', {});
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/script-src 'nonce-[\w+/]{24}' 'strict-dynamic';/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  expect(policy).not.toContain('unsafe');
  expect(await page.text()).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
});

test('[OPERATE-3] nobody reads or does anything without a login', async () => {
  const { get, post, link } = await open();
  const token = await link();
  for (const cookie of [
    '',
    '__Host-paddock-operate=x',
    `__Host-paddock-operate=${token}`,
    `__Host-paddock-operate=${token}.AAAA`,
  ]) {
    const headers = { ...OWN, cookie };
    for (const path of ['model', 'diff?name=shell&a=1&b=2'])
      expect((await get(`/paddock/operate/${path}`, headers)).status).toBe(401);
    for (const path of ['verify', 'plan', 'sign']) expect((await post(path, {}, headers)).status).toBe(401);
  }
});

test('[OPERATE-4] a link opens the page once, by a form of this page, for eight hours', async () => {
  const { get, post, link, model, wait } = await open();
  const token = await link();
  expect((await get(`/paddock/operate?token=${token}`, {})).headers.get('set-cookie')).toBeNull();
  const answer = await post('login', { token });
  const cookie = answer.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-paddock-operate=[\w-]+\.[\w-]{43}; Path=\/; Max-Age=28800; HttpOnly; SameSite=Strict; Secure$/,
  );
  const headers = { ...OWN, cookie: cookie.split(';')[0] ?? '' };
  expect((await model(headers)).session).toMatchObject({ who: 'olga', key: 'operator' });
  expect((await post('login', { token })).status).toBe(403);
  wait(8 * 60 * MINUTE + 1);
  expect((await get('/paddock/operate/model', headers)).status).toBe(401);
});

test('[OPERATE-5] links that are forged, old, of another channel, of a robot or of a retired key open nothing', async () => {
  const { post, link, wait } = await open();
  const refusal = async (token: string): Promise<string> => {
    const answer = await post('login', { token });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
    return ((await answer.json()) as { message: string }).message;
  };
  const good = JSON.parse(Buffer.from(await link(), 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...good, who: 'eve' })).toString('base64url');
  expect(await refusal(forged)).toContain('no key with the right signed it');
  expect(await refusal('x')).toContain('incomplete');
  expect(await refusal(await link(undefined, 'olga', 'staging'))).toContain('it is for staging');
  const robot = await newKey('robot-login', { robot: ['*'] });
  await expect(link(robot)).rejects.toThrow('robot');
  const squad = await newKey('squad', { promote: ['mf-racing'], people: ['tom'] });
  await expect(link(squad, 'olga')).rejects.toThrow('does not speak for olga');
  const retired = await link(squad, 'tom');
  await retireKey(simulator.freshStore(), simulator.root, 'squad');
  expect(await refusal(retired)).toContain('is retired');
  const old = await link();
  wait(5 * MINUTE + 1);
  expect(await refusal(old)).toContain('its time is over');
});

test('[OPERATE-6] a session ends with its key, and with another secret', async () => {
  const { get, link, logIn } = await open();
  const night = await newKey('night', { rollback: ['*'] });
  const headers = await logIn(await link(night));
  expect((await get('/paddock/operate/model', headers)).status).toBe(200);
  const other = await open({ secret: new Uint8Array(32).fill(1) });
  expect((await other.get('/paddock/operate/model', headers)).status).toBe(401);
  await retireKey(simulator.freshStore(), simulator.root, 'night');
  expect((await get('/paddock/operate/model', headers)).status).toBe(401);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'https://evil.example' }],
  [{}],
])('[OPERATE-7] a page of another site does nothing: %j', async (site) => {
  const { post, link, logIn, get } = await open();
  const { cookie = '' } = await logIn();
  const token = await link();
  for (const path of ['login', 'logout', 'verify', 'plan', 'sign']) {
    const answer = await post(path, { token }, { ...site, cookie });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  }
  if ('sec-fetch-site' in site)
    expect((await get('/paddock/operate/model', { ...site, cookie } as Record<string, string>)).status).toBe(403);
});

test('[OPERATE-8] the page shows what status says, and what cannot be read in its place', async () => {
  const { logIn, model, store, wait } = await open();
  const headers = await logIn();
  const shown = await model(headers);
  expect(shown).toMatchObject({ channel: 'production', error: null, edge: { verified: true } });
  expect(shown.status?.builds.map(({ name }) => name)).toEqual(['shell', 'mf-racing']);
  expect(shown.status?.release).toBe(await simulator.newest());
  expect(shown.history[0]).toMatchObject({ sequence: shown.status?.release, action: 'promote' });
  expect(JSON.stringify(shown)).not.toContain('PRIVATE');
  await simulator.alter(simulator.recordPath(await store.newestSequence('production')), (record) => {
    record.reason = 'forged';
  });
  try {
    wait(2_000);
    const broken = await model(headers);
    expect(broken.status).toBeNull();
    expect(broken.error?.message).toContain('cannot be trusted');
  } finally {
    await simulator.alter(simulator.recordPath(await store.newestSequence('production')), (record) => {
      record.reason = null;
    });
  }
});

test('[OPERATE-8] while the builds of the store cannot be listed, all else is shown, with the reason', async () => {
  const store = simulator.freshStore();
  const listBuilds = () => Promise.reject(new StoreSilent(5_000));
  const { logIn, model } = await open({ store: { ...store, listBuilds } });
  const shown = await model(await logIn());
  expect(shown.error?.message).toContain('has not answered');
  expect(shown.status?.builds.map(({ name }) => name)).toEqual(['shell', 'mf-racing']);
  expect(shown.history[0]).toMatchObject({ sequence: shown.status?.release });
});

const sign = (key: SigningKey, { bytes }: Extract<ActAnswer, { step: 'sign' }>): string =>
  Buffer.from(key.sign(Buffer.from(bytes, 'base64')) as Uint8Array).toString('base64');

const acting = async () => {
  const opened = await open();
  const headers = await opened.logIn();
  const plan = async (act: object, key: SigningKey = simulator.operator.key): Promise<ActAnswer> => {
    const body = { name: 'mf-racing', buildId: null, share: null, reason: 'odds are wrong', key: key.id, ...act };
    return (await (await opened.post('plan', body, headers)).json()) as ActAnswer;
  };
  const give = async (answer: ActAnswer, key: SigningKey = simulator.operator.key): Promise<ActAnswer> => {
    if (answer.step !== 'sign') throw new Error(JSON.stringify(answer));
    const body = { plan: answer.plan, signature: sign(key, answer) };
    return (await (await opened.post('sign', body, headers)).json()) as ActAnswer;
  };
  return { ...opened, headers, plan, give };
};

test('[OPERATE-25] while a read of its data runs, however long, the page starts no other one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const store = simulator.freshStore();
  const listBuilds = vi.fn(() => promise.then(store.listBuilds));
  const { logIn, model, wait } = await open({ store: { ...store, listBuilds } });
  const me = await logIn();
  const asked = [model(me)];
  await eventually(async () => expect(listBuilds).toHaveBeenCalledTimes(1));
  for (let second = 0; second < 5; second += 1) {
    wait(1_000);
    asked.push(model(me));
    await pause(20);
  }
  expect(listBuilds).toHaveBeenCalledTimes(1);
  resolve();
  for (const answer of await Promise.all(asked)) expect(answer.error).toBeNull();
});

test('[OPERATE-9] a rollback is planned here, signed by the operator, and committed', async () => {
  const { plan, give, model, headers, wait } = await acting();
  await simulator.release();
  const before = await simulator.newest();
  const planned = await plan({ act: 'rollback' });
  expect(planned).toMatchObject({ step: 'sign', planned: { release: before + 1, moves: [{ name: 'mf-racing' }] } });
  expect(await simulator.newest()).toBe(before);
  const stamp = await give(planned);
  expect(stamp).toMatchObject({ step: 'sign', planned: null });
  expect(await give(stamp)).toMatchObject({
    step: 'done',
    changed: true,
    release: before + 1,
    undo: expect.stringMatching(/^paddock promote mf-racing@/),
  });
  wait(2_000);
  const { status, history } = await model(headers);
  expect(status).toMatchObject({
    release: before + 1,
    who: 'olga',
    reason: 'odds are wrong',
    freshness: { fresh: true },
  });
  expect(history[0]).toMatchObject({ action: 'rollback', who: 'olga' });
});

test('[OPERATE-9] a canary is started, widened, held and finished; names are frozen and freed', async () => {
  const { plan, give } = await acting();
  const { build } = await simulator.publish('mf-racing', `canary ${performance.now()}`);
  const done = async (act: object) => give(await give(await plan(act)));
  for (const act of [
    { act: 'canary-start', buildId: build.buildId, share: 50 },
    { act: 'canary-widen', share: 250 },
    { act: 'canary-hold' },
    { act: 'canary-go-on' },
    { act: 'canary-finish' },
    { act: 'canary-stop' },
  ])
    expect([act, await done(act)]).toMatchObject([act, { step: 'done', changed: true }]);
  for (const [act, undo] of [
    [{ act: 'freeze', name: '*' }, "paddock unfreeze --reason '<why>'"],
    [{ act: 'unfreeze', name: '*' }, "paddock freeze --reason '<why>'"],
    [{ act: 'freeze', name: 'render' }, "paddock unfreeze --render --reason '<why>'"],
    [{ act: 'unfreeze', name: 'render' }, "paddock freeze --render --reason '<why>'"],
  ])
    expect([act, await done(act as object)]).toMatchObject([act, { step: 'done', changed: true, undo }]);
});

test('[OPERATE-10] what the signer may not do, or did not sign, changes nothing', async () => {
  const { plan, give, post, headers } = await acting();
  const before = await simulator.newest();
  const weak = await newKey('weak', { promote: ['mf-other'] });
  expect(await plan({ act: 'rollback' }, weak)).toMatchObject({ step: 'refused', kind: 'unauthorised' });
  expect(await plan({ act: 'rollback', key: 'f'.repeat(32) })).toMatchObject({ step: 'refused', kind: 'unauthorised' });
  expect(await give(await plan({ act: 'rollback' }), weak)).toMatchObject({
    step: 'refused',
    message: 'The key operator did not sign this',
  });
  const others = await newKey('others', { rollback: ['*'], people: ['tom'] });
  expect(await plan({ act: 'rollback' }, others)).toMatchObject({ step: 'refused', kind: 'unauthorised' });
  const leaving = await newKey('leaving', { rollback: ['*'] });
  const planned = await plan({ act: 'rollback' }, leaving);
  await retireKey(simulator.freshStore(), simulator.root, 'leaving');
  expect(await give(planned, leaving)).toMatchObject({ step: 'refused', message: 'This key is not in use' });
  for (const wrong of [{ act: 'promote' }, { name: '../x' }, { reason: ' ' }, { share: 'x' }, { key: 'x' }])
    expect(
      (
        await post(
          'plan',
          {
            act: 'rollback',
            name: 'mf-racing',
            buildId: null,
            share: null,
            reason: 'x',
            key: 'f'.repeat(32),
            ...wrong,
          },
          headers,
        )
      ).status,
    ).toBe(400);
  expect((await post('sign', { plan: 'x', signature: 'x' }, headers)).status).toBe(200);
  expect(await simulator.newest()).toBe(before);
});

test('[OPERATE-11] after another change, or another plan, the first plan is refused', async () => {
  const { plan, give } = await acting();
  await simulator.release();
  const planned = await plan({ act: 'rollback' });
  const moved = await simulator.release();
  expect(await give(planned)).toMatchObject({ step: 'refused', kind: 'lost-race' });
  const [first, second] = [await plan({ act: 'rollback' }), await plan({ act: 'freeze' })];
  expect(await give(first)).toMatchObject({ step: 'refused' });
  expect(await simulator.newest()).toBe(moved);
  expect(second.step).toBe('sign');
});

test('[OPERATE-16] figures and votes of other edges are added up, and an edge that tells nothing is named', async () => {
  const other = await startEdge({ reader: storeReader(simulator.freshStore(), 'production'), now: Date.now });
  const gone = 'http://127.0.0.1:9';
  const { edge, logIn, model, wait } = await open({ edges: [other.adminOrigin, gone] });
  const headers = await logIn();
  const { release, status } = { release: await simulator.newest(), status: (await model(headers)).status };
  const { buildId = '' } = status?.builds.find(({ name }) => name === 'mf-racing') ?? {};
  const report = { release, remote: 'mf-racing', buildId, phase: 'render', errorClass: 'execution', attempt: 1 };
  const body = JSON.stringify([report, { kind: 'open', builds: { 'mf-racing': buildId } }]);
  for (let n = 0; n < 2; n += 1) await fetch(`${other.origin}/paddock/beacons`, { method: 'POST', body });
  await askEdge(edge, new Request('https://edge.test/paddock/beacons', { method: 'POST', body }));
  const page = await (await fetch(`${other.origin}/race/7`, { headers: { accept: 'text/html' } })).text();
  const [, ticket = ''] = /id="paddock-ticket" value="([^"]+)"/.exec(page) ?? [];
  const vote = { kind: 'vote', ticket, remote: 'mf-racing', buildId, outcome: 'bad' };
  await fetch(`${other.origin}/paddock/beacons`, { method: 'POST', body: JSON.stringify([vote]) });
  wait(2_000);
  const shown = await model(headers);
  expect(shown.figures.failures).toEqual([
    { remote: 'mf-racing', build: buildId, phase: 'render', errorClass: 'execution', count: 3 },
  ]);
  expect(shown.figures.minutes.reduce((sum, { open }) => sum + open, 0)).toBe(3);
  expect(shown.figures.minutes.reduce((sum, { bad }) => sum + bad, 0)).toBe(1);
  const health = shown.status?.health?.names.find(({ name }) => name === 'mf-racing');
  expect(health).toMatchObject({ evidence: { bad: 1 }, isSuspect: true });
  expect(shown.figures.edges).toMatchObject([
    { why: null },
    { edge: other.adminOrigin, host: expect.any(String), why: null },
    { edge: gone, host: null, at: null, why: expect.any(String) },
  ]);
  const toldAt = shown.figures.edges[1]?.at;
  await other.edge.stop();
  wait(2_000);
  const later = await model(headers);
  expect(later.figures.failures[0]?.count).toBe(3);
  expect(later.figures.edges[1]).toMatchObject({ at: toldAt, why: expect.any(String) });
});

test('[OPERATE-16] an edge of another channel is named, and its figures count nowhere', async () => {
  const release = await simulator.release('beta');
  const other = await startEdge({ reader: storeReader(simulator.freshStore(), 'beta'), now: Date.now });
  const { builds } = (await simulator.read(simulator.recordPath(release, 'beta'))) as unknown as Release;
  const buildId = builds['mf-racing']?.buildId;
  const report = { release, remote: 'mf-racing', buildId, phase: 'render', errorClass: 'execution', attempt: 1 };
  await fetch(`${other.origin}/paddock/beacons`, { method: 'POST', body: JSON.stringify([report]) });
  const { logIn, model } = await open({ edges: [other.adminOrigin] });
  const { figures } = await model(await logIn());
  expect(figures.failures).toEqual([]);
  expect(figures.edges[1]).toMatchObject({ host: null, why: 'it serves beta, not production' });
});

test('[OPERATE-12] without a release the page works, and says so', async () => {
  const { get, visit, logIn, model } = await open({ channel: 'staging' });
  expect((await visit('/')).status).toBe(503);
  expect((await get('/paddock/operate', {})).status).toBe(200);
  expect(await model(await logIn())).toMatchObject({ status: null, error: null, edge: { sequence: null } });
});

test('[OPERATE-14] what takes two persons is proposed, and the answer has the line that approves it', async () => {
  const { plan, give } = await acting();
  const [olga] = [
    await newKey('olga-alone', { promote: ['*'], rollback: ['*'], people: ['olga'] }),
    await newKey('tom-alone', { promote: ['*'], people: ['tom'] }),
  ];
  await requireTwoPersons(simulator.freshStore(), simulator.root, 'production', ['mf-racing']);
  try {
    const before = await simulator.newest();
    const { build } = await simulator.publish('mf-racing', `two ${performance.now()}`);
    const planned = await plan({ act: 'canary-start', buildId: build.buildId, share: 50 }, olga);
    const proposed = await give(await give(planned, olga), olga);
    expect(proposed).toMatchObject({ step: 'proposed', approve: expect.stringMatching(/^paddock approve [0-9a-f]+/) });
    expect(await simulator.newest()).toBe(before);
  } finally {
    await requireTwoPersons(simulator.freshStore(), simulator.root, 'production', []);
  }
});
