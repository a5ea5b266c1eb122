import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Forces layout of the whole page: axe also measures offscreen content, whose height a browser only
 * estimates.
 */
const drawAll = (): void => {
  for (const element of document.querySelectorAll<HTMLElement>('main *'))
    if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
};

/**
 * A colour in transition may have less contrast for some ms. An animation that follows a scroll
 * position never ends.
 */
const awaitTransitions = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
      .map(({ finished }) => finished),
  ).then(() => undefined);

const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/**
 * Whether a target is too small even in the middle of the screen. Axe measures the visible part,
 * and a bar at the edge may cover half of it.
 */
async function isSmallInTheMiddle(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await axe(page).withRules('target-size').analyze();
  return violations.some(({ nodes }) => nodes.some(({ target }) => target.join() === selector));
}

/** Axe's findings, one line per rule. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(drawAll);
  await page.evaluate(awaitTransitions);
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

/**
 * Expects that a page needs no scrolling to the side (WCAG 1.4.10). A page draws a moment later
 * what a new width needs.
 * @param name the page, for the message
 */
export async function expectToFit(page: Page, name?: string): Promise<void> {
  const width = page.viewportSize()?.width ?? 0;
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(scrollWidth, name).toBeLessThanOrEqual(width);
}
