import { expectToFit } from './support/find-barriers.ts';
import { EMPTY_PAGE } from './support/first-files.ts';
import { logIn } from './support/log-in.ts';
import { SHELL_TEXTS } from './support/remotes.ts';
import { settle } from './support/settle.ts';
import { CODE_FAILED, expect, test } from './support/test.ts';
import { watchShifts } from './support/watch-shifts.ts';

for (const prefix of ['', '/en']) {
  test(`[HEADER-37] nothing of the header is cut off, from a narrow phone to a desktop ${prefix}`, async ({ page }) => {
    await page.goto(`${prefix}/page/responsible-gambling`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [1280, 1100, 1024, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(
        page.getByRole('button', { name: 'Menü' }).or(page.getByRole('button', { name: 'Menu' })),
      ).toBeVisible({
        visible: width < 768,
      });
      const cut = await page
        .getByRole('banner')
        .locator('a:visible, button:visible, a:visible span:visible')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              const isInSight = right - left > 1;
              return isInSight && (left < 0 || right > innerWidth || element.scrollWidth > element.clientWidth + 1);
            })
            .filter((element) => getComputedStyle(element).display !== 'inline')
            .map(({ textContent }) => textContent),
        );
      expect(cut, `${width} px`).toEqual([]);
      await expectToFit(page);
    }
  });
}

test('[HEADER-38] in forced colours only the current entry has a bar', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/races');
  const links = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  const bars = await links.evaluateAll((entries) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Canvas';
    const ground = getComputedStyle(probe).color;
    return entries.flatMap((entry) =>
      getComputedStyle(entry).borderBlockEndColor === ground ? [] : [entry.textContent],
    );
  });
  expect(bars).toEqual(['Rennen']);
});

test('[USERAREA-4] [USERAREA-5] on a phone the menu is above each page of the account, its entry in sight', async ({
  page,
  context,
  product,
}) => {
  await logIn(context, product.url);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/user/limits');
  const menu = page.getByRole('main').getByRole('navigation', { name: 'Kontomenü' });
  await expect(menu.getByRole('link', { name: 'Limits' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByRole('link', { name: 'Limits' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('link', { name: 'Meine Wetten' })).toBeVisible();
  await expectToFit(page);
});

test('[FRAME-13] a page that comes late says so, first without the shell, then without its remote, and nothing moves', async ({
  page,
  complaints,
}) => {
  complaints.expect(CODE_FAILED);
  const hold = async (files: RegExp) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(files, async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  const shell = await hold(/\/builds\/shell\/[^/]+\/main\.js/);
  const remote = await hold(/\/builds\/mf-racing\/[^/]+\/entry\.js/);
  const shifts = await watchShifts(page);
  await page.goto('/tipp-of-the-day', { waitUntil: 'commit' });
  await expect(page.getByText(EMPTY_PAGE)).toBeVisible();
  shell();
  await expect(page.getByText(SHELL_TEXTS.slow)).toBeVisible();
  remote();
  await settle(page);
  expect(await shifts()).toEqual([]);
});

test('[PRINT-8] a page with little content is printed on one sheet', async ({ page, context, product }) => {
  await logIn(context, product.url);
  await page.goto('/user/user-page-card');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(sheets).toHaveLength(1);
});
