import { sections } from '@paddock/playground/sections';
import type { Page } from '@playwright/test';
import { findBarriers } from '../support/find-barriers.ts';
import { expect, keepPicture, LOCALES, test, WIDTHS } from './playground.ts';

const pixelsBeyondThePage = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const name of Object.keys(sections)) {
  test(`${name} is clean to axe and fits the page, in both languages, on a phone and on a desktop, at 200 % zoom, in forced colours and without motion`, async ({
    page,
    section,
  }) => {
    for (const locale of LOCALES) {
      await section(name, locale);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        // Names depend on the language, sizes and colours on the width: two of the four tell both.
        if ((locale === 'de') === (width === 360))
          expect(await findBarriers(page), `${locale}, ${width} px`).toEqual([]);
        expect(await pixelsBeyondThePage(page), `${locale}, pixels beyond ${width}`).toBeLessThanOrEqual(0);
        await keepPicture(page, `${name}-${locale}-${width}`);
      }
    }

    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 640, height: 450 });
    await section(name);
    expect(await pixelsBeyondThePage(page), 'pixels beyond the page at 200 %').toBeLessThanOrEqual(0);
    await keepPicture(page, `${name}-forced`);
  });
}
