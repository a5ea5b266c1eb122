import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSquadServer } from '@paddock/dev';
import { copyRemote } from './support/next-build.ts';
import { expect, test } from './support/test.ts';

test('[SQUAD-1] a claim that a squad saves is in the open page, without a restart', async ({
  page,
  product,
  complaints,
}) => {
  // The page is missing at first, and the browser reports what does not compile.
  complaints.expect(/404|webpack-dev-server/);
  const folder = await mkdtemp(join(tmpdir(), 'paddock-squad-'));
  await copyRemote('mf-racing', folder);
  const server = await startSquadServer([folder], product.url);
  const edit = async (file: string, change: (text: string) => string) =>
    writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
  try {
    await page.goto(`${server.url}races`);
    const menu = page.getByRole('navigation').filter({ hasText: 'Ergebnisse' }).first();
    await expect(menu).toBeVisible();

    await test.step('a page', async () => {
      await page.goto(`${server.url}racing-rules`);
      const rules = page.getByRole('main').getByText('Jedes Pferd startet einmal.');
      await expect(rules).toBeHidden();
      await writeFile(
        join(folder, 'src/rules.route.tsx'),
        'export const Component = () => <p>Jedes Pferd startet einmal.</p>;\n',
      );
      await edit('src/pages.ts', (text) =>
        text.replace(
          /(export const pages = \{)/,
          "$1\n  rules: { path: '/racing-rules', page: () => import('./rules.route.tsx') },",
        ),
      );
      await expect(rules).toBeVisible();
    });

    await test.step('a menu entry', async () => {
      await edit('remote.config.ts', (text) =>
        text.replace(
          'main: [',
          "main: [\n      { path: pages.rules.path, label: { de: 'Regelwerk', en: 'Rules' }, position: 1 },",
        ),
      );
      await expect(menu.getByRole('link', { name: 'Regelwerk' })).toBeVisible();
    });

    await test.step('claims that cannot be read are told, and the page goes on', async () => {
      await edit('remote.config.ts', (text) => text.replace('main: [', 'main: [['));
      const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
      await expect(overlay.getByText(/remote\.config\.ts/).first()).toBeVisible();
      await expect(menu.getByRole('link', { name: 'Regelwerk' })).toBeVisible();
      await edit('remote.config.ts', (text) => text.replace('main: [[', 'main: ['));
      await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden();
    });
  } finally {
    await page.goto('about:blank');
    await server.stop();
    await rm(folder, { recursive: true });
  }
});
