import type { Page } from '@playwright/test';
import { expectToFit } from './support/find-barriers.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/test.ts';

/** The spacing of WCAG 1.4.12, which a reader's own stylesheet may set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

const spaceOut = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);

/** The texts that are partly beyond the screen, or beyond an element that hides overflow. */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const cut = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const element = node.parentElement;
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      // A drawing whose name contains all its words omits whole figures that do not fit.
      if (isForScreenReaders(element) || element.closest('[role="img"][aria-label]')) continue;
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (isCut(rect, element)) cut.add(text);
    }
    return [...cut];

    function isForScreenReaders(element: Element): boolean {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    }

    /** By its leading a line may be higher than its box, so that only its middle counts. */
    function isCut(rect: DOMRect, element: Element): boolean {
      const middle = (rect.top + rect.bottom) / 2;
      for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
        const { overflowX, overflowY, display, textOverflow } = getComputedStyle(at);
        if (display === 'inline' || display === 'contents') continue;
        // A link with an ellipsis leads to a page that has the whole text.
        if (textOverflow === 'ellipsis' && at.closest('a[href]')) return false;
        const box = at.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (/hidden|clip/.test(overflowX) && (rect.right > box.right + 1 || rect.left < box.left - 1)) return true;
        if (/hidden|clip/.test(overflowY) && (middle > box.bottom || middle < box.top)) return true;
      }
      return rect.right > innerWidth + 1 || rect.left < -1;
    }
  });

for (const prefix of ['', '/en']) {
  test(`[FRAME-35] with the text spacing of WCAG 1.4.12 nothing is cut on a phone: ${prefix || '/'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { data } = await (await page.request.get('/api/v1/races/next')).json();
    for (const path of [
      '/',
      `/race/${data[0].id}`,
      '/races',
      '/results',
      '/page/responsible-gambling',
      '/contact',
      '/register',
    ]) {
      await page.goto(prefix + path);
      await settle(page);
      await spaceOut(page);
      expect.soft(await cutTexts(page), path).toEqual([]);
      await expectToFit(page, path);
    }
  });
}
