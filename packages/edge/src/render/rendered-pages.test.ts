import { createHash } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Renderers } from '@paddock/release';
import { integrityOf } from '@paddock/release';
import type { HeadClaim } from '@paddock/release/record';
import { expect, test, vi } from 'vitest';
import { claimsOf } from '../pages/owned-claims.ts';
import type { EdgeEvent } from '../platform/event-log.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { Acknowledge } from '../release/acknowledge.ts';
import { resolveRelease } from '../release/served-release.ts';
import { askEdge, metricsOf } from '../testing/ask.ts';
import { makeBuild } from '../testing/make-build.ts';
import { makeEdge } from '../testing/make-edge.ts';
import { makeRelease, makeStore } from '../testing/make-store.ts';
import { makeUpstream } from '../testing/make-upstream.ts';
import { createRenderedPages, type FailedRender } from './rendered-pages.ts';

const sha256Of = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A build with this script for the edge. */
const rendering = (name: string, code: string, paths: readonly string[] = [], head?: HeadClaim) => {
  const made = makeBuild(name, code);
  const claims = {
    ...made.build.claims,
    routes: paths.map((path) => ({
      path,
      files: ['race.js', 'race.css'],
      reads: ['/api/v1/races/:id'],
      render: 'edge',
      ...(head && path.includes(':id') && { head }),
    })),
  };
  const files = { ...made.build.files, 'edge.js': { integrity: integrityOf(code), size: Buffer.byteLength(code) } };
  const build = makeBuild(name, code, { claims, files, ...({ edge: 'edge.js' } as object) });
  build.stored.set('edge.js', Buffer.from(code));
  return build;
};

/** A shell that renders the remote's text with the answers of the API. */
const SHELL = `var paddockShell = { render: async (input, remote) => {
  const { url, now, asksConsent, answers } = JSON.parse(input);
  const page = remote.page(url, answers, asksConsent);
  return JSON.stringify({ html: null, now, data: [], freshMs: 5000, asked: [], ...page });
} };`;

const PAGE = `(url, answers) => ({ html: '<h1>' + Object.values(answers).join() + '</h1>', data: [[['race'], 7]] })`;

interface SetUp {
  answers?: Record<string, string | number>;
  /** Each answer of the API is its number. */
  counts?: boolean;
  renderTime?: number;
  acknowledge?: Acknowledge;
  head?: HeadClaim;
}

const setUp = async (
  page = PAGE,
  { answers = {}, counts = false, renderTime = 60_000, acknowledge, head }: SetUp = {},
) => {
  let asked = 0;
  const api = await makeUpstream((request, response) => {
    asked += 1;
    const answer = answers[request.url ?? ''] ?? (counts ? String(asked) : '"a race"');
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
    response.end(typeof answer === 'number' ? '' : answer);
  });
  const store = makeStore();
  const remoteOf = (code: string) =>
    rendering('mf-racing', `var paddockRemote = { page: ${code} };`, ['/', '/race/:id', '/tips'], head);
  const shell = rendering('shell', SHELL);
  store.promote({ shell, 'mf-racing': remoteOf(page) });
  let now = 1_000;
  let steady = 0;
  const edge = await makeEdge({
    reader: store,
    apiOrigin: api.origin,
    renders: true,
    now: () => now,
    steadyNow: () => steady,
    limits: { renderTime },
    ...(acknowledge && { acknowledge }),
  });
  const show = async (path = '/race/7', headers: Record<string, string> = {}) => {
    const answer = await edge.visit(path, headers);
    const html = await answer.text();
    const [, root = null] = /<div id="root">(.*?)<\/div>/s.exec(html) ?? [];
    const [, taken = 'null'] = /id="paddock-rendered">(.*?)<\/script>/s.exec(html) ?? [];
    return { answer, html, root, taken: JSON.parse(taken) };
  };
  return {
    ...edge,
    api,
    store,
    show,
    promote: (code: string) => store.promote({ shell, 'mf-racing': remoteOf(code) }),
    pass: (ms: number) => {
      now += ms;
      steady += ms;
    },
    setBack: (ms: number) => {
      now -= ms;
    },
  };
};

test('[RENDER-10] a guest gets the page with what the API says, its answers and its styles before it', async () => {
  const { show, api } = await setUp();
  const { root, taken, html } = await show();
  expect(root).toBe('<h1>"a race"</h1>');
  expect(taken).toEqual({ now: 1_000, asksConsent: true, data: [[['race'], 7]] });
  expect(html).not.toContain('as="fetch"');
  const early = html.search(/<link rel="stylesheet" data-early href="[^"]*race\.css" integrity="sha384-/);
  expect(early).toBeGreaterThan(html.indexOf('<link rel="stylesheet" href='));
  expect(early).toBeLessThan(html.indexOf('</head>'));
  expect(html).not.toMatch(/<(script[^>]* src=|link[^>]* rel="preload")/);
  expect(html).toMatch(/<link data-late as="script" nonce="[^"]+" href="[^"]+entry\.js" integrity="sha384-/);
  expect(api.requests.map(({ headers }) => headers['accept-language'])).toEqual(['de']);
  expect(api.requests[0]?.headers.cookie).toBeUndefined();
});

test('[RENDER-28] a visitor who has answered the question about cookies gets a page of its own', async () => {
  const { show, api } = await setUp(`(url, answers, asksConsent) => ({ html: asksConsent ? 'asks' : 'is silent' })`);
  const answered = { cookie: 'a=1; paddock_consent=essential.functional' };
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await show()).root).toBe('asks');
    expect((await show('/race/7', { cookie: 'paddock_consent=yes' })).root).toBe('asks');
    const { root, taken } = await show('/race/7', answered);
    expect(root).toBe('is silent');
    expect(taken.asksConsent).toBe(false);
  }
  expect(api.requests).toHaveLength(2);
});

test.each([
  ['who may be a customer', '/race/7', { cookie: 'a=1; __Host-paddock_token=x' }],
  ['whose URL has a query', '/race/7?utm=1', {}],
  ['whose path is //', '//', {}],
  ['whose path ends with //', '/en/tips//', {}],
  ['of a page that no claim renders', '/imprint', {}],
])('[RENDER-11] the browser renders the page of somebody %s', async (_, path, headers) => {
  const { root, html } = await (await setUp()).show(path, headers);
  expect(root).toBe('');
  expect(html).not.toContain('paddock-rendered');
});

test('[RENDER-12] many visitors share a page while its answers are fresh', async () => {
  const { show, api, pass } = await setUp();
  await Promise.all([show(), show(), show()]);
  await show();
  expect(api.requests).toHaveLength(1);
  pass(15_001);
  await show();
  expect(api.requests).toHaveLength(2);
});

test('[RENDER-27] a page that was fresh within the last 10 s is shown while it is rendered anew', async () => {
  const { show, pass } = await setUp(`(url, answers) => ({ html: String(Object.values(answers)) })`, { counts: true });
  expect((await show()).root).toBe('1');
  pass(5_001);
  expect((await show()).root).toBe('1');
  await vi.waitFor(async () => expect((await show()).root).toBe('2'));
  pass(15_001);
  expect((await show()).root).toBe('3');
});

test('[RENDER-13] each language and each URL has its own page', async () => {
  const page = `(url) => ({ html: url })`;
  const { show } = await setUp(page);
  expect((await show('/race/7')).root).toBe('http://edge.test/race/7');
  expect((await show('/en/race/7')).root).toBe('http://edge.test/en/race/7');
  expect((await show('/race/8')).root).toBe('http://edge.test/race/8');
});

test('[RENDER-13] a stranger who asks under another name changes nobody’s page', async () => {
  const { edge } = await setUp(`(url) => ({ html: url })`);
  const ask = async (host: string) => {
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    return (await askEdge(edge, new Request(`http://${host}/race/7`, { headers }))).text();
  };
  expect(await ask('elsewhere.test')).toContain('http://elsewhere.test/race/7');
  const own = await ask('edge.test');
  expect(own).toContain('<div id="root">http://edge.test/race/7');
  expect(own).not.toContain('elsewhere');
});

test('[SERVED-31] a page is no longer shown on a machine whose clock was set back than on others', async () => {
  const { show, pass, setBack } = await setUp(PAGE, { counts: true });
  expect((await show()).root).toBe('<h1>1</h1>');
  setBack(1_000_000);
  pass(16_000);
  expect((await show()).root).toBe('<h1>2</h1>');
});

test('[RENDER-14] [HEAD-20] what a page asks for beyond its claim is asked for, and known the next time', async () => {
  const page = `(url, answers) => answers['/api/v1/tips'] ? { html: answers['/api/v1/tips'] } : { asked: ['/api/v1/tips', 'https://elsewhere.test/', '/admin', '/api/../admin', '/api/%2e%2e/admin', '/api/..%2fadmin'] }`;
  const { show, api, pass } = await setUp(page, { answers: { '/api/v1/tips': '"a tip"' } });
  expect((await show()).root).toBe('"a tip"');
  pass(16_000);
  await show();
  expect(api.requests.map(({ url }) => url).sort()).toEqual([
    '/api/v1/races/7',
    '/api/v1/races/7',
    '/api/v1/tips',
    '/api/v1/tips',
  ]);
});

test('[RENDER-15] a page without markup, as of an error, is left to the browser', async () => {
  const { show } = await setUp(`() => ({ html: null })`);
  expect((await show()).root).toBe('');
});

test('[RENDER-16] where the API is silent or refuses, the page is rendered without the answer', async () => {
  const { show } = await setUp(`(url, answers) => ({ html: JSON.stringify(answers) })`, {
    answers: { '/api/v1/races/7': 500 },
  });
  expect((await show()).root).toBe('{}');
});

test('[RENDER-17] styles of elements are rules that the policy allows by their hash', async () => {
  const page = `() => ({ html: '<b style="--cloth:var(--a)">1</b><b style="--cloth:var(--a)">2</b><b style="x:1}*{y:2">3</b>' })`;
  const { answer, html } = await (await setUp(page)).show();
  const [, rules = ''] = /<style>(.*?)<\/style>/.exec(html) ?? [];
  expect(rules).toMatch(/^\[data-style="0"\]\{--cloth:var\(--a\)\}#root/);
  expect(html).toContain('<b data-style="0">1</b><b data-style="0">2</b><b>3</b>');
  expect(html).not.toContain(' style="');
  expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' '${sha256Of(rules)}';`);
});

test('[RENDER-18] three failures within a minute end the rendering of a build until the next release', async () => {
  const { show, events, pass, promote } = await setUp(`() => { throw new Error('no runners'); }`);
  for (const id of [1, 2, 3]) expect((await show(`/race/${id}`)).root).toBe('');
  expect(events.filter(({ event }) => event === 'render-failed')).toHaveLength(3);
  expect(events.find(({ event }) => event === 'render-failed')).toMatchObject({
    path: '/race/:',
    failure: 'threw',
    detail: expect.stringContaining('no runners'),
  });
  expect(events.find(({ event }) => event === 'rendering-ended')).toMatchObject({ level: 'alarm', failures: 3 });
  pass(120_000);
  await show('/race/4');
  expect(events.filter(({ event }) => event === 'render-failed')).toHaveLength(3);
  promote(PAGE);
  await vi.waitFor(async () => expect((await show('/race/5')).root).toBe('<h1>"a race"</h1>'), 20_000);
});

test('[RENDER-36] the log of a failed render has no token of the path, nor of one that was mistyped', async () => {
  const { show, events } = await setUp(`(url) => {
    if (url.endsWith('x')) return { html: 'x'.repeat(5000000) };
    throw new Error('no runners');
  }`);
  for (const token of ['Zk83hdLq02', 'Zk83hdLq02x']) expect((await show(`/race/${token}`)).root).toBe('');
  expect(events.filter(({ event }) => event === 'render-failed')).toMatchObject([
    { level: 'info', path: '/race/:' },
    { level: 'info', path: '/race/:' },
  ]);
  expect(JSON.stringify(events)).not.toContain('Zk83');
});

test('[RENDER-35] the metrics tell the memory of the renderers', async () => {
  const { edge, show } = await setUp();
  await show();
  expect(Number(/^paddock_renderers_resident_memory_bytes (\d+)$/m.exec(await metricsOf(edge))?.[1])).toBeGreaterThan(
    1e7,
  );
});

test('[RENDER-25] [RENDER-26] a failed render is a bad vote of its build, and the note of the edge tells it', async () => {
  let note: object = {};
  const write: Acknowledge['write'] = async (_, bytes) => {
    if (bytes) note = JSON.parse(Buffer.from(bytes).toString());
  };
  const page = `(url) => { if (!url.endsWith('/7')) throw new Error('no runners'); return { html: 'seven' }; }`;
  const acknowledge = { id: '00112233445566aa', host: 'edge-1', write };
  const { edge, show, store } = await setUp(page, { acknowledge });
  expect((await show('/race/7')).root).toBe('seven');
  for (const id of [1, 2]) await show(`/race/${id}`);
  const buildId = (await store.newest())?.release.builds['mf-racing']?.buildId;
  const { body } = edge.admin({ method: 'GET', target: '/paddock/votes', headers: { host: 'localhost' } });
  const vote = { release: 1, remote: 'mf-racing', buildId, ok: {}, bad: { '127.0.0.0/24': 2 } };
  expect(JSON.parse(String(body)).votes).toEqual([vote]);
  const renderFaults = [{ build: `mf-racing/${buildId}`, failed: 2, ended: false }];
  await vi.waitFor(() => expect(note).toMatchObject({ release: 1, renderFaults }), 20_000);
});

test('[RENDER-19] a page that is not rendered in time comes as before, and is there for the next visitor', async () => {
  const { show } = await setUp(PAGE, { renderTime: 1 });
  expect((await show()).root).toBe('');
  await vi.waitFor(async () => expect((await show()).root).toBe('<h1>"a race"</h1>'), 20_000);
});

test('[RENDER-20] a script whose bytes differ from its build is not run', async () => {
  const { show, store, events } = await setUp();
  const other = rendering('mf-racing', 'var paddockRemote = 2;', ['/race/:id']);
  store.promote({ shell: rendering('shell', SHELL), 'mf-racing': other });
  store.alter(other, 'edge.js', Buffer.from(`var paddockRemote = { page: ${PAGE} };`));
  expect((await show()).root).toBe('');
  expect(events.find(({ event }) => event === 'file-refused')).toMatchObject({ level: 'alarm', file: 'edge.js' });
});

test('[RENDER-21] without rendering, every page is the browser’s', async () => {
  const store = makeStore();
  store.promote({
    shell: rendering('shell', SHELL),
    'mf-racing': rendering('mf-racing', `var paddockRemote = { page: ${PAGE} };`, ['/race/:id']),
  });
  const { visit } = await makeEdge({ reader: store });
  expect(await (await visit('/race/7')).text()).toContain('<div id="root"></div>');
});

test('[RENDER-22] a release that freezes rendering leaves every page to the browser, and one that does not brings it back', async () => {
  const { show, store } = await setUp();
  const { signature, ...release } = (await store.newest())?.release ?? makeRelease(1, {});
  store.setNewest({ ...release, sequence: 2, frozen: ['render'], signature });
  await vi.waitFor(async () => expect((await show()).root).toBe(''), 20_000);
  store.setNewest({ ...release, sequence: 3, frozen: ['*'], signature });
  await vi.waitFor(async () => expect((await show()).root).toBe('<h1>"a race"</h1>'), 20_000);
});

test('[RENDER-23] pages together take a bounded memory: those that nobody asked for lately are rendered anew', async () => {
  const { show, api } = await setUp(`() => ({ html: 'x'.repeat(3000000) })`);
  for (let id = 1; id <= 14; id += 1) expect((await show(`/race/${id}`)).root).toHaveLength(3_000_000);
  const before = api.requests.length;
  await show('/race/14');
  expect(api.requests).toHaveLength(before);
  await show('/race/1');
  expect(api.requests).toHaveLength(before + 1);
});

test('[RENDER-24] a page that is far too large is left to the browser, and is a failure of its build', async () => {
  const { show, events } = await setUp(`() => ({ html: 'x'.repeat(5000000) })`);
  for (const id of [1, 2, 3]) expect((await show(`/race/${id}`)).root).toBe('');
  const detail = expect.stringContaining('too long');
  expect(events.find(({ event }) => event === 'render-failed')).toMatchObject({ failure: 'threw', detail });
  expect(events.find(({ event }) => event === 'rendering-ended')).toMatchObject({ failures: 3 });
});

/** The pages of an edge whose renderers answer with `result`. */
const setUpAlone = async () => {
  const store = makeStore();
  const shell = rendering('shell', SHELL);
  const racing = rendering('mf-racing', `var paddockRemote = { page: ${PAGE} };`, ['/race/:id']);
  const served = await resolveRelease(store, store.promote({ shell, 'mf-racing': racing }), {}, () => {});
  const [claim] = claimsOf(served).filter(({ path }) => path === '/race/:id');
  if (!claim) throw new Error('no claim');
  let now = 1_000;
  const events: EdgeEvent[] = [];
  const render = vi.fn<Renderers['render']>();
  const onFailure = vi.fn<(failed: FailedRender) => void>();
  const pages = createRenderedPages({
    renderers: { render, resident: () => 0, close: () => {} },
    reads: { ask: async () => null, close: () => {} },
    reader: store,
    renderTime: 1_000,
    renders: 4,
    onFailure,
    pageNow: () => now,
    now: () => now,
    log: (event) => events.push(event),
    metrics: createMetrics(),
  });
  const find = (pathname: string, client = '192.0.2.1') =>
    pages.find({
      served,
      claim,
      reads: [],
      origin: 'http://edge.test',
      pathname,
      locale: 'de',
      asksConsent: true,
      bucket: null,
      client: () => client,
    });
  const say = (html: string) =>
    render.mockResolvedValue({ page: JSON.stringify({ html, now, data: [], freshMs: 5_000, asked: [] }) });
  const pass = (ms: number) => {
    now += ms;
  };
  const builds = { shell: shell.build.buildId, 'mf-racing': racing.build.buildId };
  return { find, render, say, pass, events, onFailure, builds, faults: () => pages.faults(served) };
};

test.each([
  ['is no JSON', 'undefined', 'something else'],
  ['is no page', '{"html":7}', 'something else'],
  ['calls itself a failure of the shell', '{"failure":"busy","isShells":true}', 'something else'],
  ['is too long', ' '.repeat(4 * 1024 * 1024 + 1), 'too long'],
])('[RENDER-33] an answer of render() that %s is a failure of its build, with a vote', async (_, page, detail) => {
  const { find, render, events, onFailure, builds, faults } = await setUpAlone();
  render.mockResolvedValue({ page });
  for (const id of [1, 2, 3]) expect(await find(`/race/${id}`)).toBeNull();
  const build = `mf-racing/${builds['mf-racing']}`;
  expect(events[0]).toMatchObject({ event: 'render-failed', build, detail: expect.stringContaining(detail) });
  expect(events.at(-1)).toMatchObject({ event: 'rendering-ended', build });
  expect(onFailure).toHaveBeenCalledTimes(3);
  expect(faults()).toEqual([{ build, failed: 3, ended: true }]);
});

test('[RENDER-34] a shell whose script does not start gets the vote, and ends the rendering of all pages', async () => {
  const { find, render, say, events, onFailure, builds, faults } = await setUpAlone();
  render.mockResolvedValue({ failure: 'threw', detail: 'no host', isShells: true });
  for (const id of [1, 2, 3]) expect(await find(`/race/${id}`)).toBeNull();
  const build = `shell/${builds.shell}`;
  expect(onFailure).toHaveBeenCalledTimes(3);
  expect(onFailure).toHaveBeenCalledWith({ release: 1, bucket: null, name: 'shell', buildId: builds.shell });
  expect(events.at(-1)).toMatchObject({ event: 'rendering-ended', build });
  expect(faults()).toEqual([{ build, failed: 3, ended: true }]);
  say('one');
  expect(await find('/race/4')).toBeNull();
  expect(render).toHaveBeenCalledTimes(3);
});

test('[RENDER-29] where the renderer is busy, a page that could still be shown is, and is tried again after a second', async () => {
  const { find, render, say, pass } = await setUpAlone();
  say('one');
  expect((await find('/race/7'))?.root.plain).toContain('one');
  render.mockResolvedValue({ failure: 'busy', detail: 'too many pages wait' });
  pass(6_000);
  for (let visit = 0; visit < 5; visit += 1) {
    expect((await find('/race/7'))?.root.plain).toContain('one');
    await turn();
  }
  expect(render).toHaveBeenCalledTimes(2);
  pass(1_000);
  say('two');
  await find('/race/7');
  await vi.waitFor(async () => expect((await find('/race/7'))?.root.plain).toContain('two'));
});

test('[RENDER-29] a page that nobody has seen yet is tried again a second after the renderer was busy', async () => {
  const { find, render, say, pass } = await setUpAlone();
  render.mockResolvedValue({ failure: 'busy', detail: 'too many pages wait' });
  expect(await find('/race/7')).toBeNull();
  say('one');
  expect(await find('/race/7')).toBeNull();
  pass(1_000);
  expect((await find('/race/7'))?.root.plain).toContain('one');
});

test('[RENDER-32] a rendered page that cannot be written is left to the browser', async () => {
  const { find, render, say, pass, events } = await setUpAlone();
  // JSON.stringify cannot write what is nested so deep.
  const data = '['.repeat(100_000) + ']'.repeat(100_000);
  const page = `{"html":"deep","now":1000,"data":${data},"freshMs":5000,"asked":[]}`;
  say('one');
  await find('/race/7');
  render.mockResolvedValue({ page });
  expect(await find('/race/8')).toBeNull();
  const failed = { level: 'alarm', event: 'render-failed', path: '/race/:', detail: expect.any(String) };
  expect(events).toEqual([failed]);
  pass(6_000);
  expect((await find('/race/7'))?.root.plain).toContain('one');
  await vi.waitFor(() => expect(events).toEqual([failed, failed]));
});

test('[RENDER-31] four renderings of one client run or wait, sixteen first ones of all, and pages are rendered anew meanwhile', async () => {
  const { find, render, say, pass } = await setUpAlone();
  say('one');
  await find('/race/7');
  pass(6_000);
  render.mockReturnValue(new Promise(() => {}));
  render.mockClear();
  const ask = (client: string) => {
    for (let id = 100; id < 110; id += 1) void find(`/race/${client}${id}`, client);
  };
  ask('192.0.2.1');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4));
  for (const client of ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5']) ask(client);
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(16));
  await find('/race/7', '192.0.2.6');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(17));
});

test('[RENDER-31] of one client no more than four pages are rendered anew at once, and those of others still are', async () => {
  const { find, render, say, pass } = await setUpAlone();
  say('one');
  for (let id = 0; id < 20; id += 1) await find(`/race/${id}`);
  pass(6_000);
  render.mockReturnValue(new Promise(() => {}));
  render.mockClear();
  for (let id = 0; id < 10; id += 1) expect((await find(`/race/${id}`))?.root.plain).toContain('one');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(4));
  for (let id = 4; id < 10; id += 1) void find(`/race/${id}`, '192.0.2.2');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(8));
});

test('[RENDER-30] a page whose thing the API does not know is not rendered', async () => {
  const { show, edge } = await setUp(PAGE, {
    answers: { '/api/v1/races/8': 404 },
    head: { read: '/api/v1/races/:id', title: { de: ['Rennen'], en: ['Race'] } },
  });
  expect((await show('/race/7')).root).toBe('<h1>"a race"</h1>');
  const { root, answer } = await show('/race/8');
  expect([root, answer.status]).toEqual(['', 404]);
  expect((await metricsOf(edge)).match(/^paddock_renders_total.*/gm)).toEqual([expect.stringMatching(/ 1$/)]);
});
