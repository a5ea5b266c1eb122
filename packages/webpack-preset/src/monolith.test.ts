import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMonolith } from '@paddock/webpack-preset';
import { afterAll, expect, test } from 'vitest';
import { closeBrowser, openPage } from '../test/page.ts';
import { createWorkspace } from '../test/workspace.ts';

const workspace = createWorkspace();

afterAll(async () => {
  await closeBrowser();
  workspace.remove();
});

test('[MONOLITH-1] [MONOLITH-2] [MONOLITH-3] shell and remotes run as one build, lazily, layered alike, without a trace of federation', async () => {
  const { folder, initial, apps } = await buildMonolith(workspace.shell, [workspace.green], { mode: 'production' });
  const { page, problems, close } = await openPage(folder);
  await page.locator('#meadow', { hasText: 'meadow of v1 -' }).waitFor();
  expect(await page.title()).toBe('mf-green');
  expect(problems).toEqual([]);
  await close();
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(files.join('\n')).not.toMatch(/__FEDERATION__|__paddock__/);
  const styles = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const css = styles.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(css).toContain('@layer shell{body{');
  expect(css).toContain('@layer remote.mf-green{');
  const pond = apps['mf-green']?.routes.find(({ path }) => path === '/pond');
  const loaded = [...initial, ...(pond?.files ?? [])];
  const code = loaded.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(code, 'a page takes what its routes are in').toContain('version:"v1"');
  for (const name of loaded) expect(name).toMatch(/\.[0-9a-f]{8}\.(js|css)$/);
  expect(pond?.files, 'a page is no part of the entry').not.toEqual([]);
  const maps = readdirSync(join(folder, '../maps-monolith'));
  expect(maps, 'each file has its source map apart').toEqual(
    expect.arrayContaining(loaded.map((name) => `${name}.map`)),
  );
  expect(readdirSync(folder).filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(code + css).not.toContain('sourceMappingURL');
});
