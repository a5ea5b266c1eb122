import { expect, test } from 'vitest';
import { askEdge, metricsOf } from '../testing/ask.ts';
import { eventually } from '../testing/eventually.ts';
import { makeBuild, type TestBuild } from '../testing/make-build.ts';
import { makeEdge, startEdge } from '../testing/make-edge.ts';
import { makeServingStore } from '../testing/make-store.ts';

const setUp = async () => {
  const made = makeServingStore();
  const running = await makeEdge({ reader: made.store });
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await askEdge(
      running.edge,
      new Request(`http://edge.test${path}`, { method: 'POST', body: text, headers }),
    );
    return answer.status;
  };
  const beacon = { release: 1, remote: 'mf-racing', buildId: made.racing.ref.buildId, attempt: 1 };
  return { ...made, ...running, post, beacon };
};

test('[REPORTS-1] beacons are counted per remote, build, phase and error class', async () => {
  const { post, metric, beacon } = await setUp();
  const failed = { ...beacon, phase: 'chunk', errorClass: 'integrity' };
  expect(await post('/paddock/beacons', [failed, failed, { ...beacon, phase: 'ready', errorClass: 'ok' }])).toBe(204);
  const labels = (phase: string, error: string) =>
    `paddock_beacons_total{remote="mf-racing",build="${beacon.buildId}",phase="${phase}",error_class="${error}"}`;
  expect(await metric(labels('chunk', 'integrity'))).toBe(2);
  expect(await metric(labels('ready', 'ok'))).toBe(1);
});

test('[REPORTS-2] builds that were never served do not make the metrics grow', async () => {
  const { post, metric, beacon, edge } = await setUp();
  for (let index = 0; index < 50; index += 1) {
    const buildId = `1.0.0-${index.toString(16).padStart(12, '0')}`;
    await post('/paddock/beacons', [{ ...beacon, buildId, phase: 'entry', errorClass: 'http' }]);
  }
  expect(await metric('paddock_beacons_total{remote="unknown",build="unknown",phase="entry",error_class="http"}')).toBe(
    50,
  );
  expect((await metricsOf(edge)).match(/^paddock_beacons_total/gm)).toHaveLength(1);
});

test('[REPORTS-20] the 500 builds that were served last are known, however many were served before', async () => {
  const { post, metric, store, builds, edge } = await setUp();
  const names = Array.from({ length: 498 }, (_, index) => `mf-${index}`);
  store.promote({ shell: builds.shell, ...Object.fromEntries(names.map((name) => [name, makeBuild(name)])) });
  await eventually(async () => expect(await metric('paddock_release_sequence')).toBe(2));
  const newest = makeBuild('mf-newest');
  store.promote({ shell: builds.shell, 'mf-newest': newest });
  await eventually(async () => expect(await metric('paddock_release_sequence')).toBe(3));
  const ready = ({ build }: TestBuild) => ({
    release: 3,
    remote: build.name,
    buildId: build.buildId,
    attempt: 1,
    phase: 'ready',
    errorClass: 'ok',
  });
  expect(await post('/paddock/beacons', [newest, builds.shell, builds['mf-racing']].map(ready))).toBe(204);
  const counted = (await metricsOf(edge)).match(/(?<=^paddock_beacons_total.remote=")[^"]+/gm);
  expect(counted).toEqual(['mf-newest', 'shell', 'unknown']);
});

test('[REPORTS-8] web vitals are counted by metric, rating and each build that was on the page', async () => {
  const { post, metric, beacon } = await setUp();
  const builds = { 'mf-racing': beacon.buildId, 'mf-account': '1.0.0-0123456789ab' };
  expect(
    await post('/paddock/beacons', [
      { kind: 'vital', release: 1, builds, metric: 'INP', rating: 'poor' },
      { ...beacon, phase: 'ready', errorClass: 'ok' },
    ]),
  ).toBe(204);
  const poor = (remote: string, build: string) =>
    metric(`paddock_web_vitals_total{remote="${remote}",build="${build}",metric="INP",rating="poor"}`);
  expect(await poor('mf-racing', beacon.buildId)).toBe(1);
  expect(await poor('unknown', 'unknown')).toBe(1);
});

test('[REPORTS-9] [REPORTS-10] failed calls are counted by error tag, and a stranger cannot make the metrics grow', async () => {
  const { post, metric, edge } = await setUp();
  const failed = (tag: string) => ({ kind: 'api-error', release: 1, tag });
  await post('/paddock/beacons', [failed('TOTAL_FAIL'), failed('apilimit_reached'), failed('TOTAL_FAIL')]);
  expect(await metric('paddock_api_errors_total{tag="TOTAL_FAIL"}')).toBe(2);
  for (let post100 = 0; post100 < 5; post100 += 1) {
    const madeUp = Array.from({ length: 100 }, (_, index) => failed(`api${post100}-${index}`));
    await post('/paddock/beacons', madeUp);
  }
  expect((await metricsOf(edge)).match(/^paddock_api_errors_total/gm)).toHaveLength(201);
  expect(await metric('paddock_api_errors_total{tag="other"}')).toBe(302);
});

test('[REPORTS-3] [REPORTS-4] a body without reports is answered 400, and one above 64 KiB 413', async () => {
  const { post, beacon } = await setUp();
  const good = { ...beacon, phase: 'ready', errorClass: 'ok' };
  for (const bad of [
    '',
    '{',
    '[',
    {},
    [{ ...good, phase: 'x"} 1\n' }],
    [{ ...good, extra: 1, remote: '__proto__' }],
    [1],
  ]) {
    expect(await post('/paddock/beacons', bad)).toBe(400);
  }
  const { origin } = await startEdge();
  for (const path of ['/paddock/beacons', '/paddock/csp-reports']) {
    expect((await fetch(origin + path, { method: 'POST', body: 'x'.repeat(70_000) })).status).toBe(413);
  }
});

test('[REPORTS-5] [REPORTS-7] policy violations are counted and logged in both formats, without what customers typed', async () => {
  const { post, metric, events } = await setUp();
  const body = {
    documentURL: 'https://paddock.test/user?token=secret#x',
    blockedURL: 'https://evil.test/x.js?a=1',
    effectiveDirective: 'script-src-elem',
  };
  expect(await post('/paddock/csp-reports', [{ type: 'csp-violation', url: 'https://paddock.test/', body }])).toBe(204);
  const old = {
    'document-uri': 'https://paddock.test/',
    'blocked-uri': 'inline',
    'effective-directive': 'style-src-attr',
  };
  expect(await post('/paddock/csp-reports', { 'csp-report': old })).toBe(204);
  const tampered = {
    documentURL: 'https://paddock.test/',
    blockedURL: 'https://paddock.test/a.js',
    destination: 'script',
  };
  expect(await post('/paddock/csp-reports', [{ type: 'integrity-violation', body: tampered }])).toBe(204);
  expect(await post('/paddock/csp-reports', { 'csp-report': { ...old, 'effective-directive': 'x"y' } })).toBe(204);
  const count = (directive: string) => metric(`paddock_csp_violations_total{directive="${directive}"}`);
  expect([await count('script-src-elem'), await count('style-src-attr'), await count('integrity-policy')]).toEqual([
    1, 1, 1,
  ]);
  expect(await count('other')).toBe(1);
  const logged = events.filter(({ event }) => event === 'policy-violated');
  expect(logged).toHaveLength(4);
  expect(logged[0]).toMatchObject({ blocked: 'https://evil.test/x.js', page: 'https://paddock.test/user' });
});

test('[REPORTS-15] a violation, which anybody can post, is logged and is no alarm', async () => {
  const { post, events } = await setUp();
  const report = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'x' } };
  expect(await post('/paddock/csp-reports', [report])).toBe(204);
  expect(events).toContainEqual(expect.objectContaining({ event: 'policy-violated', level: 'info' }));
  expect(events.filter(({ level }) => level === 'alarm')).toEqual([]);
});

test('[REPORTS-5] a violation on a page whose address has a token, a number or a mail address is logged without it', async () => {
  const { post, events } = await setUp();
  const secret = 'Zq3_x9-PlK2mN7vB4cD8';
  const pages = [`/en/password-recovery/${secret}`, '/user/1234567', `/${secret}@mail.test`, `/x/${secret}.com/y`];
  for (const page of pages) {
    const body = { documentURL: `https://paddock.test${page}`, blockedURL: `https://paddock.test${page}` };
    await post('/paddock/csp-reports', [{ type: 'csp-violation', body: { ...body, effectiveDirective: 'img-src' } }]);
    await post('/paddock/csp-reports', { 'csp-report': { 'blocked-uri': secret, 'effective-directive': 'img-src' } });
  }
  const logged = events.filter(({ event }) => event === 'policy-violated');
  expect(logged).toHaveLength(8);
  expect(JSON.stringify(logged)).not.toMatch(new RegExp(`${secret}|1234567`));
  expect(logged[0]).toMatchObject({ page: 'https://paddock.test/en/password-recovery/:' });
});

test('[REPORTS-6] a flood of violations is counted whole and logged in part', async () => {
  const { post, metric, events } = await setUp();
  const report = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'x' } };
  for (let index = 0; index < 10; index += 1) await post('/paddock/csp-reports', Array(50).fill(report));
  expect(await metric('paddock_csp_violations_total{directive="img-src"}')).toBe(500);
  expect(events.filter(({ event }) => event === 'policy-violated')).toHaveLength(30);
});

test('[REPORTS-11] [REPORTS-13] of 174,000 forged reports of one client only its budget is counted, with the same answer for all', async () => {
  const { post, metric, beacon } = await setUp();
  const report = { ...beacon, phase: 'entry', errorClass: 'http' };
  const statuses = new Set<number>();
  for (let index = 0; index < 1_740; index += 1) statuses.add(await post('/paddock/beacons', Array(100).fill(report)));
  expect(statuses).toEqual(new Set([204]));
  const labels = `{remote="mf-racing",build="${beacon.buildId}",phase="entry",error_class="http"}`;
  const counted = await metric(`paddock_beacons_total${labels}`);
  expect(counted).toBeGreaterThan(500);
  expect(counted).toBeLessThanOrEqual(600);
  expect(await metric('paddock_reports_refused_total')).toBeGreaterThan(0);
});

test('[REPORTS-12] invalid posts and violation reports share one budget', async () => {
  const { post, metric } = await setUp();
  for (let index = 0; index < 600; index += 1) expect(await post('/paddock/beacons', '{')).toBe(400);
  const report = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'x' } };
  expect(await post('/paddock/csp-reports', [report])).toBe(204);
  expect(await metric('paddock_csp_violations_total{directive="img-src"}')).toBe(0);
});
