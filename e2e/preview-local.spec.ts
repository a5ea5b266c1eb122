import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalServer } from '@paddock/webpack-preset';
import { copyRemote } from './support/next-build.ts';
import { countViolations } from './support/product.ts';
import { expect, test } from './support/test.ts';

const REMOTE = 'mf-racing';

test('[OVERRIDE-12] [OVERRIDE-13] a remote of the visitor’s own machine runs in the live shell, for this visitor alone', async ({
  page,
  browser,
  own,
  complaints,
}) => {
  complaints.expect(/has no build: is the development server of mf-racing running|ERR_CONNECTION_REFUSED/);
  const folder = await mkdtemp(join(tmpdir(), 'paddock-local-'));
  await copyRemote(REMOTE, folder);
  let built = Promise.withResolvers<void>();
  const server = await startLocalServer([folder], { site: own.url, port: 0, onBuild: () => built.resolve() });
  const address = server.url.replace(/\/$/, '');
  const edit = async (file: string, change: (text: string) => string) => {
    built = Promise.withResolvers();
    await writeFile(join(folder, file), change(await readFile(join(folder, file), 'utf8')));
    await built.promise;
  };

  const words = ['--local', `${REMOTE}=${address}`, '--for', '1h', '--reason', 'e2e', '--origin', own.url];
  expect((await own.paddock('preview', ...words)).code, 'not before the policy allows it').toBe(4);
  expect((await own.paddock('preview', 'allow-local', '--key', join(own.data, 'keys/root.key'))).code).toBe(0);
  const { stdout, stderr } = await own.paddock('preview', ...words);
  const link = stdout.trim().split('\n').at(-1) ?? '';
  expect(link, stderr).toContain(own.url);

  await page.goto(link);
  await page.getByRole('button', { name: 'Vorschau ansehen' }).click();
  await page.goto(`${own.url}/races`);
  const remote = page.locator(`[data-remote="${REMOTE}"]`);
  await expect(remote).toHaveAttribute('data-build', /-local-[0-9a-f]{12}$/);
  await expect(page.getByRole('complementary', { name: 'Vorschau' })).toContainText(`${REMOTE} ${address}`);
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const sheets = () =>
    page.evaluate(
      (address) => [...document.styleSheets].filter(({ href }) => href?.startsWith(address)).length,
      address,
    );
  expect(await sheets(), 'its styles').toBeGreaterThan(0);

  await test.step('[DEV-7] a saved file is seen after a reload', async () => {
    await edit('src/locales/de.json', (text) => text.replaceAll('Rennen am', 'Von hier am'));
    await page.reload();
    await expect(heading).toContainText('Von hier am');
  });

  await test.step('a visitor without the link has the live build, and none of its files', async () => {
    const file = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('-local-'))?.name ?? '',
    );
    expect(file).toContain('/entry.js');
    const other = await browser.newContext();
    const rival = await other.newPage();
    await rival.goto(`${own.url}/races`);
    await expect(rival.locator(`[data-remote="${REMOTE}"]`)).toHaveAttribute('data-build', own.firstBuild(REMOTE));
    expect((await other.request.get(file)).status()).toBe(404);
    await other.close();
  });

  await test.step('no address but this one may be called, and no script without a hash runs', async () => {
    const blocked = await page.evaluate(async (address) => {
      const other = address.replace(/\d+$/, '1');
      const fetched = await fetch(other).then(
        () => 'fetched',
        () => 'blocked',
      );
      const script = document.createElement('script');
      try {
        script.src = `${address}/mf-racing/entry.js`;
        return [fetched, 'assigned'];
      } catch {
        return [fetched, 'refused'];
      }
    }, address);
    expect(blocked).toEqual(['blocked', 'refused']);
  });
  complaints.expect(/Content Security Policy|requires 'TrustedScriptURL'|Fetch API cannot load/);

  await test.step('when its server ends, the page says so and never shows the live build in its place', async () => {
    await server.stop();
    await page.reload();
    await expect(
      page.getByRole('main').getByText(/nicht erreichbar|funktioniert gerade nicht|nicht verfügbar/),
    ).toBeVisible();
    await expect(page.locator(`[data-build="${own.firstBuild(REMOTE)}"]`)).toHaveCount(0);
  });
  expect(await countViolations(own), 'reports of a preview are not those of the product').toBe(0);
  await rm(folder, { recursive: true, force: true });
});
