import { createHash } from 'node:crypto';
import { integrityOf } from '@paddock/release';
import { parseBuild, parseTabRelease } from '@paddock/release/record';
import { describe, expect, test } from 'vitest';
import { askEdge } from '../testing/ask.ts';
import { makeBuild } from '../testing/make-build.ts';
import { makeEdge, preloadsIn, releaseIn } from '../testing/make-edge.ts';
import { found, ID, START } from '../testing/make-preview.ts';
import { makeServingStore } from '../testing/make-store.ts';

const COOKIE = `paddock-preview=${ID}`;
const SERVER = 'http://localhost:4173';

/** An edge with a preview of mf-racing on the visitor's own machine. */
const setUp = async (local: Record<string, string> = { 'mf-racing': SERVER }) => {
  const { store, racing } = makeServingStore();
  store.setPreview(ID, found({}, { local }));
  const { visit, edge } = await makeEdge({ reader: store, now: () => START });
  const page = async (cookie: string | null = COOKIE, path = '/race/7') => {
    const answer = await visit(path, cookie === null ? {} : { cookie });
    const html = await answer.text();
    return { html, policy: answer.headers.get('content-security-policy') ?? '', headers: answer.headers };
  };
  const localBuildOf = async () => {
    const build = parseTabRelease(releaseIn((await page()).html)).remotes['mf-racing'];
    if (!build) throw new Error('no mf-racing');
    return build;
  };
  const file = (path: string, cookie: string | null = COOKIE) =>
    askEdge(edge, new Request(`http://edge.test${path}`, { headers: cookie === null ? {} : { cookie } }));
  return { store, racing, visit, page, localBuild: localBuildOf, file };
};

test('[OVERRIDE-12] a page of a local preview has a build of its own with the pages of the live one, and no way back', async () => {
  const { page, racing, localBuild } = await setUp();
  const build = await localBuild();
  expect(build.buildId).toMatch(/^1\.0\.0-local-[0-9a-f]{12}$/);
  expect(build.claims.routes.map(({ path }) => path)).toEqual(racing.build.claims.routes.map(({ path }) => path));
  const { html } = await page();
  expect(parseTabRelease(releaseIn(html)).lastKnownGood).toEqual({});
  expect(preloadsIn(html)).toContain(`/builds/mf-racing/${build.buildId}/entry.js`);
  expect(html).not.toContain(`/builds/mf-racing/${racing.ref.buildId}/`);
  expect(html).toContain(`<p>Sie sehen eine Vorschau: mf-racing ${SERVER}. Erstellt von`);
});

test('[OVERRIDE-12] its files are those that the release names, for this visitor alone', async () => {
  const { localBuild, file, page } = await setUp();
  const { buildId, digest, container } = await localBuild();
  const manifest = await file(`/builds/mf-racing/${buildId}/build.json`);
  const text = await manifest.text();
  expect(`sha256-${createHash('sha256').update(text).digest('base64')}`).toBe(digest);
  const entry = await file(`/builds/mf-racing/${buildId}/entry.js`);
  const script = await entry.text();
  expect(parseBuild(JSON.parse(text)).files['entry.js']?.integrity).toBe(integrityOf(script));
  expect((await page()).html).toContain(integrityOf(script));
  expect(script).toContain(`var ${container} = `);
  expect(script).toContain(`localContainer("mf-racing", "${SERVER}")`);
  for (const { headers } of [manifest, entry]) expect(headers.get('cache-control')).toBe('no-store');
  for (const cookie of [null, 'paddock-preview=fedcba9876543210', 'paddock-preview=x'])
    expect((await file(`/builds/mf-racing/${buildId}/entry.js`, cookie)).status).toBe(404);
});

test('[OVERRIDE-13] its policy opens this one origin, and lets no other script run than before', async () => {
  const { page } = await setUp();
  const [mine, theirs] = [await page(), await page(null)];
  const read = (policy: string) =>
    Object.fromEntries(
      policy
        .replace(/nonce-[^']+/, 'nonce')
        .split('; ')
        .map((directive) => directive.split(/ (.*)/s, 2)),
    );
  const [opened, before] = [read(mine.policy), read(theirs.policy)];
  for (const directive of ['style-src', 'connect-src', 'img-src', 'font-src', 'media-src'])
    expect(opened[directive]).toBe(`${before[directive]} ${SERVER}`);
  expect(opened['trusted-types']).toBe(`${before['trusted-types']} paddock-local-mf-racing`);
  const rest = ({ 'style-src': _, 'connect-src': __, 'img-src': ___, ...others }: Record<string, string>) => others;
  expect(Object.keys(opened)).toEqual(Object.keys(before));
  expect(rest({ ...opened, 'font-src': '', 'media-src': '', 'trusted-types': '' })).toEqual(
    rest({ ...before, 'font-src': '', 'media-src': '', 'trusted-types': '' }),
  );
  expect(mine.headers.get('integrity-policy')).toBe(theirs.headers.get('integrity-policy'));
  expect(theirs.policy).not.toContain('localhost');
  expect(theirs.html).not.toMatch(/-local-|localhost/);
});

describe('[OVERRIDE-12] the pages', () => {
  test('are those of a published build where the preview names one', async () => {
    const { store, page } = await setUp();
    const routes = [{ path: '/club', files: ['race.js'], reads: [] }];
    const club = makeBuild('mf-club', 'a', { claims: { routes, navigation: [], panels: [], modals: [], slots: [] } });
    store.put(club);
    store.setPreview(ID, found({ 'mf-club': club }, { local: { 'mf-club': SERVER } }));
    const { html } = await page(COOKIE, '/club');
    expect(preloadsIn(html).some((url) => /^\/builds\/mf-club\/1\.0\.0-local-/.test(url))).toBe(true);
    expect((await page(null, '/club')).html).not.toContain('mf-club');
  });

  test('of a remote that nobody knows are a sentence', async () => {
    const { visit } = await setUp({ 'mf-club': SERVER });
    const answer = await visit('/race/7', { cookie: COOKIE });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('gibt es hier nicht mehr')]);
  });
});

test('[OVERRIDE-12] two addresses of one remote are two builds', async () => {
  const one = await (await setUp()).localBuild();
  const two = await (await setUp({ 'mf-racing': 'http://127.0.0.1:4174' })).localBuild();
  expect(one.buildId).not.toBe(two.buildId);
});
