import { sections } from '@paddock/playground/sections';
import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, LOCALES, test, WIDTHS } from './playground.ts';

const pixelsBeyondThePage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const name of Object.keys(sections)) {
  for (const locale of LOCALES) {
    test(`${name} in ${locale} is clean to axe and fits the page, on a phone and on a desktop`, async ({
      page,
      section,
    }) => {
      await section(name, locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        expect(await findBarriers(page), `${width} px`).toEqual([]);
        expect(await pixelsBeyondThePage(page), `pixels beyond ${width}`).toBeLessThanOrEqual(0);
        await page.screenshot({ path: `.cache/playground/${name}-${locale}-${width}.png`, fullPage: true });
      }
    });
  }

  test(`${name} fits the page at 200 % zoom, in forced colours and without motion`, async ({ page, section }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 640, height: 450 });
    await section(name);
    expect(await pixelsBeyondThePage(page)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `.cache/playground/${name}-forced.png`, fullPage: true });
  });
}
