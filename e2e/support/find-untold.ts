import type { Page } from '@playwright/test';

/** The focused and selected elements that look as if they were not, by their text. */
export const findUntold = (page: Page): Promise<string[]> =>
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
