import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type BuildInMemory, buildApp, type DevServer, sourceBuild, startRemoteServer } from '@paddock/webpack-preset';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, type OpenPage, openUrl } from '../../test/page.ts';
import { createWorkspace } from '../../test/workspace.ts';

const workspace = createWorkspace();
const shellDir = join(workspace.dir, 'out/shell');
let page: string;
let remote: BuildInMemory;
let server: DevServer;
let open: OpenPage;
const claimed: BuildInMemory[] = [];
const claimedPaths = () => claimed.map(({ build }) => build.claims.routes.map(({ path }) => path));

const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const [, name = '', file = ''] = /^\/builds\/([^/]+)\/[^/]+\/(.+)$/.exec(url) ?? [];
  const bytes =
    name === 'shell'
      ? await readFile(join(shellDir, 'dist', file))
      : name === 'mf-green'
        ? remote.files.get(file)
        : page;
  const kind = file.endsWith('.css') ? 'css' : file.endsWith('.js') ? 'javascript' : 'html';
  response.setHeader('content-type', `text/${kind}`).end(bytes);
};

/**
 * Shows the meadow like the boundary: enters the container that the remote's build names, and
 * renders its page.
 */
const showMeadow = async (): Promise<void> => {
  const { container, name, buildId, entry } = remote.build;
  await open.page.evaluate(
    async ([container, entry]) => {
      const { fixture, show } = globalThis as never as {
        fixture: { load(container: string, entry: string): Promise<never> };
        show(component: unknown): void;
      };
      const { default: green } = (await fixture.load(container, entry)) as {
        default: { routes: [{ lazy(): Promise<{ Counter: unknown }> }] };
      };
      Object.assign(globalThis, { green });
      show((await green.routes[0].lazy()).Counter);
    },
    [container, `/builds/${name}/${buildId}/${entry}`] as const,
  );
};

beforeAll(async () => {
  // A page without a router, which the fixture's shell lacks.
  workspace.edit(
    'mf-green/src/meadow/meadow.route.tsx',
    (text) => `${text}\nexport { Counter } from './meadow.tsx';\n`,
  );
  // The state is in a component that the module does not export.
  const inner = (text: string) => text.replace('export const Counter', 'const Inner');
  workspace.edit(
    'mf-green/src/meadow/meadow.tsx',
    (text) => `${inner(text)}\nexport const Counter = () => <Inner />;\n`,
  );
  const shell = await buildApp(workspace.shell, { mode: 'development', outDir: shellDir });
  const base = `/builds/shell/${shell.buildId}`;
  const styles = shell.initial.css.map((file) => `<link rel="stylesheet" href="${base}/${file}">`).join('');
  page = `<!doctype html><link rel="icon" href="data:,">${styles}<div id="root"></div><script src="${base}/${shell.entry}"></script>`;
  remote = await sourceBuild(workspace.green);
  server = await startRemoteServer([workspace.green], {
    answer: (request, response) => void answer(request, response),
    onClaims: (build) => claimed.push(build),
  });
});

afterEach(() => open.close());

afterAll(async () => {
  await closeBrowser();
  await server.stop();
  workspace.remove();
});

describe('a remote from its sources in a shell that is built', () => {
  test('[DEV-3] is entered as any build is, and claims what it says in remote.config.ts', async () => {
    expect(remote.build.claims.routes).toEqual([
      { path: '/meadow/:id', files: [], reads: ['/api/v1/meadows/:id'] },
      { path: '/pond', files: [], reads: [] },
    ]);
    open = await openUrl(server.url);
    await showMeadow();
    await open.page.getByRole('button', { name: 'counted 1' }).waitFor();
    expect(open.problems).toEqual([]);
  });

  test('[DEV-4] exchanges an edited component in the open page, which keeps its state', async () => {
    open = await openUrl(server.url);
    await showMeadow();
    await open.page.getByRole('button', { name: 'counted 1' }).click();
    await open.page.getByRole('button', { name: 'counted 2' }).waitFor();
    workspace.edit('mf-green/src/meadow/meadow.tsx', (text) => text.replace('counted', 'so far'));
    await open.page.getByRole('button', { name: 'so far 2' }).waitFor();
    expect(open.problems).toEqual([]);
  });

  test('[DEV-9] sends edited texts to the open page, which does not reload', async () => {
    open = await openUrl(server.url);
    await showMeadow();
    await open.page.evaluate(async () => {
      const { green, heard, addEventListener } = Object.assign(globalThis, { heard: [] as unknown[] }) as never as {
        green: { messages: { de(): Promise<unknown> } };
        heard: unknown[];
        addEventListener(name: string, hear: (event: { detail: unknown }) => void): void;
      };
      addEventListener('paddock-texts', ({ detail }) => heard.push(detail));
      await green.messages.de();
    });
    workspace.edit('mf-green/src/locales/de.json', (text) => text.replace('Wiese', 'Weide'));
    const heard = () => open.page.evaluate(() => (globalThis as never as { heard?: unknown[] }).heard);
    await expect
      .poll(heard, { timeout: 20_000 })
      .toEqual([{ namespace: 'mf-green', locale: 'de', texts: { title: 'Weide', pond: 'Teich' } }]);
    expect(open.problems).toEqual([]);
  });

  test('[DEV-5] says in the page what does not compile, and goes on when it is mended', async () => {
    open = await openUrl(server.url);
    await showMeadow();
    const counter = open.page.getByRole('button', { name: /1$/ });
    await counter.waitFor();
    workspace.edit('mf-green/src/meadow/meadow.tsx', (text) => text.replace('const Inner', 'cons Inner'));
    const overlay = open.page.frameLocator('#webpack-dev-server-client-overlay');
    await overlay.getByText('meadow.tsx').first().waitFor();
    workspace.edit('mf-green/src/meadow/meadow.tsx', (text) => text.replace('cons Inner', 'const Inner'));
    await open.page.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
    await counter.waitFor();
  });

  test('[DEV-6] reads the claims again when a file that says them is saved: another build of the remote', async () => {
    open = await openUrl(server.url);
    await showMeadow();
    workspace.edit('mf-green/src/locales/de.json', (text) => text.replace('Teich', 'Weiher'));
    workspace.edit('mf-green/src/paths.ts', (text) => text.replace('/pond', '/lake'));
    workspace.edit('mf-green/remote.config.ts', (text) => text.replace("'/pond'", "'/lake'"));
    await expect.poll(claimedPaths, { timeout: 20_000 }).toEqual([['/meadow/:id', '/lake']]);
    expect(claimed[0]?.build.claims.navigation[0]?.path).toBe('/lake');
    expect(claimed[0]?.build.buildId).not.toBe(remote.build.buildId);
  });

  test('[DEV-6] says in the page which claims cannot be read, and takes those that are mended', async () => {
    claimed.length = 0;
    open = await openUrl(server.url);
    await showMeadow();
    workspace.edit('mf-green/remote.config.ts', (text) => text.replace("path: '/lake'", "path: '/sea'"));
    const overlay = open.page.frameLocator('#webpack-dev-server-client-overlay');
    await overlay.getByText(/a menu entry leads to \/sea, which is no page of this app/).waitFor();
    expect(claimed).toEqual([]);
    workspace.edit('mf-green/src/paths.ts', (text) => text.replace('/lake', '/sea'));
    await expect.poll(claimedPaths, { timeout: 20_000 }).toEqual([['/meadow/:id', '/sea']]);
    await open.page.locator('#webpack-dev-server-client-overlay').waitFor({ state: 'detached' });
  });

  test('[DEV-6] keeps the claims while the code of a new page does not compile', async () => {
    claimed.length = 0;
    open = await openUrl(server.url);
    await showMeadow();
    const route = "  brook: { path: '/brook', page: () => import('./brook/brook.route.tsx') },\n};";
    workspace.edit('mf-green/src/pages.ts', (text) => text.replace(/\};\s*$/, `${route}\n`));
    const overlay = open.page.frameLocator('#webpack-dev-server-client-overlay');
    await overlay
      .getByText(/brook\.route\.tsx/)
      .first()
      .waitFor();
    expect(claimed).toEqual([]);
    workspace.edit('mf-green/src/pages.ts', (text) => text.replace('brook/brook', 'pond/pond'));
    await expect.poll(claimedPaths, { timeout: 20_000 }).toEqual([['/meadow/:id', '/sea', '/brook']]);
  });
});
