import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Runs in the page. */
function collectShifts() {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const show = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'removed';
    const text = node?.textContent?.trim().slice(0, 60);
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${JSON.stringify(text)}`;
  };
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)}: ${show(previousRect)} → ${show(currentRect)}`,
      );
      shifts.push([`${value} after ${Math.round(startTime)} ms`, ...moved].join('\n  '));
    }
  }).observe({ type: 'layout-shift' });
}

/**
 * Layout shifts in this document from now on, and in later documents from their first paint on.
 * Each has its score, and what moved: x, y, width, height before and after, in px of the viewport.
 */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(collectShifts);
  await page.evaluate(collectShifts);
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
