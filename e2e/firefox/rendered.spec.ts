import { htmlOf, nextRace, PAGES, RENDERED_ID } from '../support/rendered.ts';
import { expect, test } from './test.ts';

test.use({ renders: true, baseURL: ({ product }, use) => use(product.url) });

for (const prefix of ['', '/en'])
  test(`[RENDERED-2] [RENDERED-4] Firefox ESR takes over every page below ${prefix || '/'} as the edge rendered it`, async ({
    open,
    product,
    request,
  }) => {
    const page = await open(product);
    for (const path of [...PAGES, `/race/${await nextRace(request)}`]) {
      await htmlOf(request, prefix + path);
      await page.goto(product.url + prefix + path);
      const look = () =>
        page.evaluate((rendered) => {
          const root = document.getElementById('root') as HTMLElement;
          const isTakenOver = Object.keys(root.firstElementChild ?? {}).some((name) => name.startsWith('__react'));
          const isRendered = document.getElementById(rendered) !== null;
          return { isRendered, isTakenOver, visibility: getComputedStyle(root).visibility };
        }, RENDERED_ID);
      await expect
        .poll(look, { message: path })
        .toEqual({ isRendered: true, isTakenOver: true, visibility: 'visible' });
    }
  });
