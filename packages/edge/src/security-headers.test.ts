import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { makeEdge, startEdge } from './testing/make-edge.ts';
import { makeServingStore, makeStore } from './testing/make-store.ts';

test.each([
  ['http', 'report-uri /paddock/csp-reports'],
  ['https', 'report-to csp'],
])(
  'EDGE-10 over %s the policy of a page has no findings in csp_evaluator, and nothing unsafe',
  async (scheme, last) => {
    const { visit } = await makeEdge();
    const answer = await visit('/race/7', { 'x-forwarded-proto': scheme });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').at(-1)).toBe(last);
    expect(new CspEvaluator(new CspParser(policy).csp).evaluate()).toEqual([]);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|\*/);
    for (const directive of ["require-trusted-types-for 'script'", 'trusted-types paddock', "default-src 'none'"]) {
      expect(policy.split('; ')).toContain(directive);
    }
  },
);

test('EDGE-10 the evaluator does find what is wrong with a weaker policy', () => {
  expect(new CspEvaluator(new CspParser("script-src 'self' 'unsafe-inline'").csp).evaluate()).not.toEqual([]);
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const data = {
  ...everywhere,
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'access-control-allow-origin': null,
};
const page = {
  ...everywhere,
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
  'reporting-endpoints': 'csp="/paddock/csp-reports"',
  'permissions-policy': expect.stringMatching(/camera=\(\).*fullscreen=\(self\)/),
  'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'nonce-[^']+' 'strict-dynamic';/),
  'access-control-allow-origin': null,
};
const file = {
  ...everywhere,
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
};
const fresh = { ...data, 'cache-control': 'no-store' };

const { store, racing } = makeServingStore();
const built = `/builds/mf-racing/${racing.ref.buildId}`;

const table: [string, string, number, Record<string, unknown>][] = [
  ['GET', '/race/7', 200, page],
  ['HEAD', '/race/7', 200, page],
  ['POST', '/race/7', 405, { ...fresh, allow: 'GET, HEAD' }],
  ['DELETE', '/paddock/release', 405, { ...fresh, allow: 'GET, HEAD' }],
  ['GET', '/nothing.png', 404, fresh],
  ['GET', `${built}/entry.js`, 200, { ...file, 'content-type': 'text/javascript; charset=utf-8' }],
  ['HEAD', `${built}/entry.js`, 200, { ...file, 'content-length': expect.stringMatching(/^\d+$/) }],
  ['GET', `${built}/main.css`, 200, { ...file, 'content-type': 'text/css; charset=utf-8' }],
  ['GET', `${built}/logo.svg`, 200, { ...file, 'content-security-policy': data['content-security-policy'] }],
  ['GET', `${built}/build.json`, 200, { ...file, 'content-type': 'application/json' }],
  ['GET', `${built}/absent.js`, 404, { ...fresh, 'content-type': 'text/plain; charset=utf-8' }],
  ['PUT', `${built}/entry.js`, 405, fresh],
  ['GET', '/paddock/release', 200, { ...fresh, 'content-type': 'application/json' }],
  ['GET', '/paddock/releases', 200, { ...fresh, 'content-type': 'text/event-stream' }],
  ['GET', '/paddock/health', 200, fresh],
  ['GET', '/paddock/metrics', 200, fresh],
  ['GET', '/paddock/absent', 404, fresh],
  ['POST', '/paddock/beacons', 400, fresh],
  ['GET', '/paddock/beacons', 405, { ...fresh, allow: 'POST' }],
  ['POST', '/paddock/csp-reports', 400, fresh],
  ['GET', '/api/v1/races', 502, { ...fresh, 'content-type': 'application/json' }],
  ['OPTIONS', '/api/v1/races', 405, { ...fresh, allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' }],
  ['GET', `/${'x'.repeat(5_000)}`, 414, fresh],
];

test.each(table)('EDGE-11 %s %s answers %i with the headers of its kind', async (method, path, status, headers) => {
  const { origin } = await startEdge({ reader: store });
  const answer = await fetch(origin + path, { method });
  await answer.body?.cancel();
  const found = Object.fromEntries(Object.keys(headers).map((name) => [name, answer.headers.get(name)]));
  expect({ status: answer.status, ...found }).toEqual({ status, ...headers });
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

test('EDGE-11 an edge without a release answers 503 with the headers of its kind', async () => {
  const { edge } = await makeEdge({ reader: makeStore() });
  for (const path of ['/', '/paddock/release', '/paddock/health']) {
    const answer = await edge.fetch(new Request(`http://edge.test${path}`));
    expect(answer.status).toBe(503);
    for (const [name, value] of Object.entries(fresh)) expect(answer.headers.get(name)).toBe(value);
  }
});

test('EDGE-12 strict transport is asked for, on every kind of answer, when the customer came by https', async () => {
  const { origin } = await startEdge({ reader: store });
  for (const path of ['/race/7', `${built}/entry.js`, '/paddock/health', '/api/v1/x', '/absent.png']) {
    const answer = await fetch(origin + path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  }
});
