import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'vitest';
import { askEdge } from '../testing/ask.ts';
import { makeEdge, startEdge } from '../testing/make-edge.ts';
import { makeServingStore, makeStore } from '../testing/make-store.ts';

test.each([
  ['http', 'report-uri /paddock/csp-reports'],
  ['https', 'report-to csp'],
] as const)(
  '[HTTP-1] over %s the policy of a page has no findings in csp_evaluator, and nothing unsafe',
  async (scheme, last) => {
    const { visit } = await makeEdge();
    const answer = await visit('/race/7', {}, scheme);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy.split('; ').at(-1)).toBe(last);
    expect(new CspEvaluator(new CspParser(policy).csp).evaluate()).toEqual([]);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toMatch(/https?:|\*/);
    for (const directive of [
      "require-trusted-types-for 'script'",
      'trusted-types paddock paddock-first paddock-push dompurify',
      "default-src 'none'",
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
  },
);

test('[HTTP-4] [HTTP-5] a page may load nothing from another origin but the image of the configured partner', async () => {
  const imagesOf = async (visit: Awaited<ReturnType<typeof makeEdge>>['visit']) =>
    /img-src ([^;]*)/.exec((await visit('/race/7')).headers.get('content-security-policy') ?? '')?.[1];
  const [without, withPixel] = [
    await makeEdge(),
    await makeEdge({ marketingPixel: 'https://pixel.example/p.gif?a="1"&b=2' }),
  ];
  expect(await imagesOf(without.visit)).toBe("'self' data:");
  expect(await imagesOf(withPixel.visit)).toBe("'self' data: https://pixel.example");
  expect(await (await without.visit('/race/7')).text()).not.toContain('marketing-pixel');
  const html = await (await withPixel.visit('/race/7')).text();
  expect(html).toContain(
    '<meta name="paddock-marketing-pixel" content="https://pixel.example/p.gif?a=&#34;1&#34;&#38;b=2">',
  );
  expect(html).not.toMatch(/<(img|link|script)[^>]*pixel/);
});

test('[HTTP-1] the evaluator finds the faults of a weaker policy', () => {
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
  'cache-control': 'private, no-cache',
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
const asset = { ...data, 'cross-origin-resource-policy': 'cross-origin', 'cache-control': 'public, max-age=86400' };
const fresh = { ...data, 'cache-control': 'no-store' };

const { store, racing } = makeServingStore();
const built = `/builds/mf-racing/${racing.ref.buildId}`;

const table: [string, string, number, Record<string, unknown>][] = [
  ['GET', '/race/7', 200, page],
  ['HEAD', '/race/7', 200, page],
  ['POST', '/race/7', 405, { ...fresh, allow: 'GET, HEAD' }],
  ['DELETE', '/paddock/release', 405, { ...fresh, allow: 'GET, HEAD' }],
  ['GET', '/nothing.png', 404, fresh],
  ['GET', '/favicon.svg', 200, { ...asset, 'content-type': 'image/svg+xml' }],
  ['GET', '/manifest.webmanifest', 200, { ...asset, 'content-type': 'application/manifest+json' }],
  ['GET', '/robots.txt', 200, { ...data, 'cache-control': 'public, max-age=300' }],
  ['GET', '/sitemap.xml', 200, { ...data, 'content-type': 'application/xml; charset=utf-8' }],
  ['GET', `${built}/entry.js`, 200, { ...file, 'content-type': 'text/javascript; charset=utf-8' }],
  ['HEAD', `${built}/entry.js`, 200, { ...file, 'content-length': expect.stringMatching(/^\d+$/) }],
  ['GET', `${built}/main.css`, 200, { ...file, 'content-type': 'text/css; charset=utf-8' }],
  ['GET', `${built}/logo.svg`, 200, { ...file, 'content-security-policy': data['content-security-policy'] }],
  ['GET', `${built}/build.json`, 200, { ...file, 'content-type': 'application/json' }],
  ['GET', `${built}/absent.js`, 404, { ...fresh, 'content-type': 'text/plain; charset=utf-8' }],
  ['PUT', `${built}/entry.js`, 405, fresh],
  ['GET', '/paddock/release', 200, { ...fresh, 'content-type': 'application/json' }],
  ['GET', '/paddock/releases', 200, { ...fresh, 'content-type': 'text/event-stream' }],
  ['GET', '/paddock/health', 404, fresh],
  ['GET', '/paddock/metrics', 404, fresh],
  ['GET', '/paddock/absent', 404, fresh],
  ['POST', '/paddock/beacons', 400, fresh],
  ['GET', '/paddock/beacons', 405, { ...fresh, allow: 'POST' }],
  ['POST', '/paddock/csp-reports', 400, fresh],
  ['POST', '/paddock/preview', 403, { ...everywhere, 'cache-control': 'no-store' }],
  ['GET', '/paddock/preview', 405, { ...fresh, allow: 'POST' }],
  ['GET', '/paddock/preview.css', 200, { ...data, 'content-type': 'text/css; charset=utf-8' }],
  ['GET', '/?paddock-preview=x', 403, { ...everywhere, 'cache-control': 'no-store' }],
  ['GET', '/api/v1/races', 502, { ...fresh, 'content-type': 'application/json' }],
  ['OPTIONS', '/api/v1/races', 405, { ...fresh, allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' }],
  ['GET', `/${'x'.repeat(5_000)}`, 414, fresh],
];

test.each(table)('[HTTP-2] %s %s answers %i with the headers of its kind', async (method, path, status, headers) => {
  const { origin } = await startEdge({ reader: store });
  const answer = await fetch(origin + path, { method });
  await answer.body?.cancel();
  const found = Object.fromEntries(Object.keys(headers).map((name) => [name, answer.headers.get(name)]));
  expect({ status: answer.status, ...found }).toEqual({ status, ...headers });
  expect(answer.headers.get('strict-transport-security')).toBeNull();
  expect(answer.headers.get('x-powered-by')).toBeNull();
});

test('[HTTP-2] an edge without a release answers 503 with the headers of its kind', async () => {
  const { edge } = await makeEdge({ reader: makeStore() });
  for (const path of ['/', '/paddock/release']) {
    const answer = await askEdge(edge, new Request(`http://edge.test${path}`));
    expect(answer.status).toBe(503);
    for (const [name, value] of Object.entries(fresh)) expect(answer.headers.get(name)).toBe(value);
  }
});

test('[HTTP-3] every kind of answer requests strict transport if the customer came by https', async () => {
  const { origin } = await startEdge({ reader: store, trustedProxies: ['127.0.0.1'] });
  for (const path of ['/race/7', `${built}/entry.js`, '/paddock/release', '/api/v1/x', '/absent.png']) {
    const answer = await fetch(origin + path, { headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  }
});

test('[HTTP-6] [HTTP-7] the configured sites may frame a widget, and no site any other page', async () => {
  const { visit } = await makeEdge({ widgetSites: ['https://partner.test', 'https://other.test:8443'] });
  const framedBy = async (url: string) =>
    /frame-ancestors ([^;]+)/.exec((await visit(url)).headers.get('content-security-policy') ?? '')?.[1];
  expect(await framedBy('/races?x=1&widget=1')).toBe('https://partner.test https://other.test:8443');
  for (const url of ['/races', '/races?widget=0', '/races?x=widget=1', '/widget=1']) {
    expect(await framedBy(url)).toBe("'none'");
  }
  const { visit: visitOther } = await makeEdge();
  expect((await visitOther('/races?widget=1')).headers.get('content-security-policy')).toContain(
    "frame-ancestors 'none'",
  );
});
