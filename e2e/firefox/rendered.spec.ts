import { LONG } from '../support/parts.ts';
import { htmlOf, isTakenOver, nextRace, PAGES, RENDERED_ID } from '../support/rendered.ts';
import { expect, test } from './test.ts';

test.use({ renders: true, baseURL: ({ product }, use) => use(product.url) });

for (const prefix of ['', '/en'])
  test(`[RENDERED-2] [RENDERED-4] Firefox ESR takes over every page below ${prefix || '/'} as the edge rendered it`, {
    tag: prefix ? [] : LONG,
  }, async ({ open, product, request }) => {
    const page = await open(product);
    for (const path of [...PAGES, `/race/${await nextRace(request)}`]) {
      await htmlOf(request, prefix + path);
      await page.goto(product.url + prefix + path);
      expect(await page.$(`#${RENDERED_ID}`), path).not.toBeNull();
      await expect.poll(() => page.evaluate(isTakenOver), { message: path }).toBe(true);
      const visibility = () => page.$eval('#root', (root) => getComputedStyle(root).visibility);
      await expect.poll(visibility, { message: path }).toBe('visible');
    }
  });
