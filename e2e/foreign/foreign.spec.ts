import { HANGS, HARD_FAULTS, startFaultProxy } from '@paddock/conform/faults';
import type { Page } from '@playwright/test';
import { LONG } from '../support/parts.ts';
import type { Product } from '../support/product.ts';
import { SHELL_TEXTS } from '../support/remotes.ts';
import { CODE_FAILED, expect, test } from '../support/test.ts';
import { countBoots, recordTimeline } from '../support/timeline.ts';
import { BUILDERS_WITH_PLUGIN, STOCK_BUILDERS } from './stock-builds.ts';

// Each test has webpack or Rspack build a remote.
const tagOf = (builder: string) => (builder === 'Rspack' ? LONG : []);

const REMOTE = 'mf-tips';
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 1, name });
const button = (page: Page) => page.getByRole('button', { name: /Gedrückt: \d/ });

async function run({ paddock }: Product, ...words: string[]): Promise<string> {
  const { code, stdout, stderr } = await paddock(...words);
  expect(code, stderr).toBe(0);
  return stdout;
}

/** Publishes the output of a stock build and serves it. Returns its id. */
async function serve(product: Product, dist: string): Promise<string> {
  const claims = ['--claim', '/tips=./App', '--claim', '/tips/mounted=./Mounted'];
  const menu = ['--menu', '/tips=de:Fremde Tipps,en:Foreign tips,position:35'];
  const published = await run(product, 'publish', '--from', dist, '--as', REMOTE, ...claims, ...menu);
  const id = /mf-tips {2}(\S+)/.exec(published)?.[1] ?? '';
  await run(product, 'promote', REMOTE, id, '--reason', 'e2e');
  return id;
}

for (const [builder, build] of Object.entries(STOCK_BUILDERS)) {
  test.describe(`a stock remote of ${builder}`, { tag: tagOf(builder) }, () => {
    test('[FOREIGN-8] [FOREIGN-9] [FOREIGN-13] is in the menu and runs with the React of the shell; every script and style of it has its integrity; a page without React, too', async ({
      page,
      own,
    }) => {
      const id = await serve(own, await build('eins'));
      await page.goto(`${own.url}/races`);
      await page.getByRole('navigation').getByRole('link', { name: 'Fremde Tipps' }).click();
      await expect(heading(page, 'Fremde Tipps eins')).toBeVisible();
      await button(page).click();
      await expect(button(page)).toHaveText('Gedrückt: 1');
      await expect(page.getByText('Später geladen')).toHaveCSS('color', 'rgb(4, 5, 6)');
      await expect(page.locator('.stock')).toHaveCSS('color', 'rgb(1, 2, 3)');
      await expect(page.getByAltText('Hufeisen')).not.toHaveJSProperty('naturalWidth', 0);
      const background = await page.locator('.stock').evaluate((shown) => getComputedStyle(shown).backgroundImage);
      expect((await page.request.get(/"(.+)"/.exec(background)?.[1] ?? '')).headers()['content-type']).toBe(
        'image/svg+xml',
      );
      const bare = page.locator(`:is(script, link[rel=stylesheet]):is([src*="/${REMOTE}/"], [href*="/${REMOTE}/"])`);
      expect(await bare.count()).toBeGreaterThan(3);
      for (const tag of await bare.all()) await expect(tag).toHaveAttribute('integrity', /^sha384-/);

      await page.goto(`${own.url}/tips/mounted`);
      await expect(heading(page, 'Ohne React')).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'Paddock' }).click();
      await expect(page.locator('body[data-unmounted]')).toBeAttached();
      expect(await run(own, 'status')).toMatch(new RegExp(`${REMOTE} +${id} +unproven, foreign`));
    });

    test('is swapped in an open tab, rolled back and withdrawn', async ({ page, own }) => {
      await recordTimeline(page, {});
      await serve(own, await build('eins'));
      await page.goto(`${own.url}/tips`);
      await expect(heading(page, 'Fremde Tipps eins')).toBeVisible();
      await serve(own, await build('zwei'));
      await expect(heading(page, 'Fremde Tipps zwei')).toBeVisible();
      await button(page).click();
      await run(own, 'rollback', REMOTE, '--reason', 'e2e');
      await expect(heading(page, 'Fremde Tipps eins')).toBeVisible();
      await button(page).click();
      await expect(button(page)).toHaveText('Gedrückt: 1');
      expect(await countBoots(page)).toBe(1);
      await run(own, 'withdraw', REMOTE, '--reason', 'e2e');
      await expect.poll(async () => (await page.request.get(`${own.url}/tips`)).status()).toBe(404);
    });

    test('fails in eight ways: each says so, harms nothing else and heals without a reload', async ({
      page,
      own,
      complaints,
    }) => {
      complaints.expect(CODE_FAILED);
      await serve(own, await build('eins'));
      const faulty = await startFaultProxy(own.url);
      await recordTimeline(page, {});
      const browser = await page.context().newCDPSession(page);
      for (const [at, fault] of [...HARD_FAULTS, ...HANGS].entries()) {
        await test.step(fault, async () => {
          // A file that arrived after the last fault was healed is cached, and would not be
          // requested again.
          await browser.send('Network.clearBrowserCache');
          // The entry or the chunks, not both: six hanging files would take all HTTP/1.1
          // connections.
          const file =
            at % 2 === 0 ? /^\/builds\/mf-tips\/[^/]*\/entry.*\.js/ : /^\/builds\/mf-tips\/[^/]*\/(?!entry).*\.js/;
          faulty.break(file, fault);
          await page.goto(`${faulty.url}/tips`, { waitUntil: 'commit' });
          const words = page.getByText(SHELL_TEXTS.failed).or(page.getByText(SHELL_TEXTS.slow));
          await expect(words.first()).toBeVisible();
          await expect(page.getByRole('banner')).toBeVisible();
          const boots = await countBoots(page);
          faulty.heal();
          await expect(heading(page, 'Fremde Tipps eins')).toBeVisible();
          expect(await countBoots(page), `loads of the page while it healed from ${fault}`).toBe(boots);
        });
      }
      await page.close();
      await faulty.stop();
    });
  });
}

for (const [builder, build] of Object.entries(BUILDERS_WITH_PLUGIN)) {
  test(`[FOREIGN-11] a remote of ${builder} with the loader plugin loads a lazy chunk and its styles when they are needed, with integrity`, {
    tag: tagOf(builder),
  }, async ({ page, own }) => {
    await serve(own, await build('eins'));
    await page.goto(`${own.url}/tips`);
    await expect(page.getByText('Später geladen')).toHaveCSS('color', 'rgb(4, 5, 6)');
    const tags = page.locator(`:is(script, link[rel=stylesheet])[data-build^="${REMOTE}/"]`);
    const before = await tags.count();
    await button(page).click();
    await expect(page.getByText('Nach dem Klick geladen')).toHaveCSS('color', 'rgb(7, 8, 9)');
    expect(await tags.count()).toBe(before + 2);
    for (const tag of await tags.all()) await expect(tag).toHaveAttribute('integrity', /^sha384-/);
  });
}
