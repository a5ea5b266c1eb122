import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { type DevServer, startDevServer } from '@paddock/webpack-preset';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeBrowser, openUrl } from '../../test/page.ts';
import { createWorkspace } from '../../test/workspace.ts';

const workspace = createWorkspace();
const api = createServer((request, response) => response.end(`answered ${request.url}`));
let server: DevServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  server = await startDevServer(workspace.shell, [workspace.green], { apiOrigin });
});

afterAll(async () => {
  await closeBrowser();
  await server.stop();
  api.close();
  workspace.remove();
});

describe('the development server', () => {
  test('[DEV-1] exchanges an edited component of a remote in the open page, which keeps its state', async () => {
    const { page, problems, close } = await openUrl(`${server.url}meadow/4.2`);
    await page.getByRole('button', { name: 'counted 1' }).click();
    await page.getByRole('button', { name: 'counted 2' }).waitFor();
    workspace.edit('mf-green/src/meadow/meadow.tsx', (text) => text.replace('counted', 'so far'));
    await page.getByRole('button', { name: 'so far 2' }).waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('[DEV-5] says in the page what does not compile, and goes on when it is mended', async () => {
    const { page, close } = await openUrl(`${server.url}meadow/4.2`);
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await page.getByRole('button', { name: 'so far 1' }).waitFor();
    workspace.edit('mf-green/src/pages.ts', (text) => text.replace("path: '/meadow/:id',", "path: '/meadow/:id'"));
    await overlay.waitFor();
    // webpack's `output.clean` would keep updates for ten seconds.
    await setTimeout(11_000);
    workspace.edit('mf-green/src/pages.ts', (text) => text.replace("path: '/meadow/:id'", "path: '/meadow/:id',"));
    await overlay.waitFor({ state: 'detached' });
    workspace.edit('mf-green/src/meadow/meadow.tsx', (text) => text.replace('so far', 'in all'));
    await page.getByRole('button', { name: /in all \d/ }).waitFor();
    await close();
  });

  test('[DEV-2] passes /api on', async () => {
    expect(await (await fetch(`${server.url}api/v1/races`)).text()).toBe('answered /api/v1/races');
  });
});
