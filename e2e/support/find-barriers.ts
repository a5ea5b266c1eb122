import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Has all of a page laid out: axe also measures what is far from the screen, where a browser only guesses how high it is. */
const drawAll = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
};

const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/**
 * Whether a target is too small in the middle of the screen as well. Axe measures what is to be seen of it: one that is
 * half under a bar at the edge of the screen is not smaller for that, as the page scrolls.
 */
async function isSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await axe(page).withRules('target-size').analyze();
  return violations.some(({ nodes }) => nodes.some(({ target }) => target.join() === selector));
}

/** What axe finds, as one line a rule. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(drawAll);
  const { violations } = await axe(page).withTags(TAGS).analyze();
  const place = await page.evaluate(() => scrollY);
  const lines: string[] = [];
  for (const { id, nodes } of violations) {
    const found: string[] = [];
    for (const { html, target } of nodes)
      if (id !== 'target-size' || (await isSmallInTheMiddle(page, target.join()))) found.push(html);
    if (found.length > 0) lines.push(`${id}: ${found.join(' ')}`);
  }
  if (violations.length > 0) await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
  return lines;
}
