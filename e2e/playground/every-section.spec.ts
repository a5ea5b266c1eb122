import { sections } from '@paddock/playground/sections';
import { expect, LOCALES, test, violationsOf, WIDTHS } from './playground.ts';

for (const name of Object.keys(sections)) {
  for (const locale of LOCALES) {
    for (const width of WIDTHS) {
      test(`${name} in ${locale} at ${width} px is clean to axe and fits the page`, async ({ page, section }) => {
        await page.setViewportSize({ width, height: 800 });
        await section(name, locale);
        expect(await violationsOf(page)).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, 'pixels beyond the page').toBeLessThanOrEqual(0);
        await page.screenshot({ path: `.cache/playground/${name}-${locale}-${width}.png`, fullPage: true });
      });
    }
  }

  test(`${name} fits the page at 200 % zoom, and shows itself in forced colours without motion`, async ({
    page,
    section,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 640, height: 450 });
    await section(name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `.cache/playground/${name}-forced.png`, fullPage: true });
  });
}
