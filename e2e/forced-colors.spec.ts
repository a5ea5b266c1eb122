import type { Page } from '@playwright/test';
import { logIn } from './support/log-in.ts';
import { settle } from './support/settle.ts';
import { expect, test } from './support/test.ts';

/** A customer's pages and panels with something chosen. */
const PLACES: Record<string, (page: Page) => Promise<unknown>> = {
  '/': (page) => page.getByRole('button', { name: 'Live-Ticker' }).press('Enter'),
  '/races': (page) => page.getByRole('button', { name: 'Deutschland' }).press('Enter'),
  '/race': (page) => page.locator('tbody').getByRole('button', { name: /^Sieg/ }).first().press('Enter'),
  '/user/transactions': (page) => page.getByRole('button', { name: 'Einsatz' }).press('Enter'),
  '/user/payin': (page) => page.getByRole('button', { name: '10 €', exact: true }).press('Enter'),
};

/** What is focused or chosen, and looks as if it were not, by its text. */
const findUntold = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (element: Element) => {
      const { backgroundColor, color, border, outline, fontWeight } = getComputedStyle(element);
      const { content } = getComputedStyle(element.firstElementChild ?? element, '::before');
      const marks = [content, getComputedStyle(element, '::before').content];
      return String([backgroundColor, color, border, outline, fontWeight, ...marks]);
    };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
    const untold: string[] = [];
    for (const attribute of ['aria-pressed', 'aria-selected', 'aria-current', 'aria-expanded']) {
      for (const chosen of document.querySelectorAll(`[${attribute}]:not([${attribute}="false"])`)) {
        const group = chosen.closest('nav, ul, ol, [role="tablist"], [role="group"], table, header') ?? document.body;
        const others = [...group.querySelectorAll(chosen.tagName)].filter(
          (each) =>
            isShown(each) &&
            each.className === chosen.className &&
            (each.getAttribute(attribute) ?? 'false') === 'false',
        );
        if (isShown(chosen) && others.some((other) => lookOf(chosen) === lookOf(other)))
          untold.push(`${attribute}: ${nameOf(chosen)}`);
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')) {
      if (!isShown(element) || element.matches(':disabled')) continue;
      const box = element.parentElement ?? element;
      const before = lookOf(element) + lookOf(box);
      element.focus();
      if (document.activeElement === element && lookOf(element) + lookOf(box) === before)
        untold.push(`focus: ${nameOf(element)}`);
      element.blur();
    }
    return untold;
  });

for (const [path, choose] of Object.entries(PLACES)) {
  test(`[FRAME-36] in forced colours the focus and what is chosen can be told at ${path}`, async ({
    page,
    context,
    product,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await logIn(context, product.url);
    const { data } = await (await page.request.get('/api/v1/races/next')).json();
    await page.goto(path === '/race' ? `/race/${data[0].id}` : path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await choose(page);
    await settle(page);
    // After a key the browser shows the focus.
    await page.keyboard.press('Tab');
    expect(await findUntold(page)).toEqual([]);
  });
}
