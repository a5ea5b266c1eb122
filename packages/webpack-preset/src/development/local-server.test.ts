import { createHash } from 'node:crypto';
import { parseBuild } from '@paddock/release/record';
import { startLocalServer } from '@paddock/webpack-preset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorkspace } from '../../test/workspace.ts';

const SITE = 'https://paddock.example';
const workspace = createWorkspace();
const built: (readonly string[])[] = [];
let waiting = Promise.withResolvers<void>();
let server: Awaited<ReturnType<typeof startLocalServer>>;

const ask = (path: string, headers: Record<string, string> = { origin: SITE }) =>
  fetch(new URL(path, server.url.replace('localhost', '127.0.0.1')), { headers });

const edit = async (change: (text: string) => string): Promise<void> => {
  waiting = Promise.withResolvers();
  workspace.edit('mf-green/src/meadow/meadow.tsx', change);
  await waiting.promise;
};

beforeAll(async () => {
  server = await startLocalServer([workspace.green], {
    site: SITE,
    port: 0,
    onBuild: (_, errors) => {
      built.push(errors);
      waiting.resolve();
    },
  });
}, 60_000);
afterAll(async () => {
  await server.stop();
  workspace.remove();
});

test('[DEV-7] serves the newest build of a remote with its build.json, and each file as that says', async () => {
  const build = parseBuild(await (await ask('/mf-green/build.json')).json());
  expect(build.name).toBe('mf-green');
  for (const [file, { integrity }] of Object.entries(build.files)) {
    const answer = await ask(`/mf-green/${file}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // The page's policy forbids both.
    expect(bytes.toString()).not.toMatch(/\beval\(|new WebSocket/);
  }
});

test('[DEV-7] has a saved file in the next build, and keeps the last one while the sources do not build', async () => {
  const id = async () => parseBuild(await (await ask('/mf-green/build.json')).json()).buildId;
  const first = await id();
  await edit((text) => text.replace('counted', 'so far'));
  const second = await id();
  expect(second).not.toBe(first);
  await edit((text) => `${text}\nconst const;`);
  expect(built.at(-1)?.join()).toContain('meadow.tsx');
  expect(await id()).toBe(second);
});

test('[DEV-7] has a saved claim in the next build', async () => {
  const routes = async () =>
    parseBuild(await (await ask('/mf-green/build.json')).json()).claims.routes.map(({ path }) => path);
  expect(await routes()).toContain('/pond');
  workspace.edit('mf-green/src/meadow/meadow.tsx', (text) => text.replace('\nconst const;', ''));
  workspace.edit('mf-green/remote.config.ts', (text) => text.replace("'/pond'", "'/lake'"));
  workspace.edit('mf-green/src/paths.ts', (text) => text.replace('/pond', '/lake'));
  await expect.poll(routes, { timeout: 20_000 }).toContain('/lake');
});

test.each([
  ['another site', { origin: 'https://evil.example' }],
  ['a script tag of any site', { 'sec-fetch-dest': 'script' }],
  ['a request without an origin', {}],
])('[DEV-8] gives nothing to %s', async (_, headers) => {
  const answer = await ask('/mf-green/build.json', headers as Record<string, string>);
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
});

test('[DEV-8] gives pictures without an origin, and no file from outside of a build', async () => {
  expect((await ask('/mf-green/logo.svg', { 'sec-fetch-dest': 'image' })).status).toBe(404);
  for (const path of ['/mf-green/../package.json', '/mf-green/%2e%2e/package.json', '/', '/mf-red/build.json'])
    expect((await ask(path)).status).toBe(404);
});
