import type { Page } from '@playwright/test';

/** The memory of a page after garbage collection. The heap in bytes. */
export interface Held {
  listeners: number;
  nodes: number;
  heap: number;
}

/** Returns a function that measures the memory of this page; it can be repeated. */
export async function startMeasuringHeap(page: Page): Promise<() => Promise<Held>> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  return async () => {
    // Repeated, because one pass may release more for the next.
    for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const read = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { listeners: read('JSEventListeners'), nodes: read('Nodes'), heap: read('JSHeapUsedSize') };
  };
}
