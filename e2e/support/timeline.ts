import type { Page } from '@playwright/test';

/** An event in the tab; `at` in ms since the epoch. Survives reloads. */
export interface Happening {
  what: string;
  at: number;
}

const KEY = 'e2e.timeline';

/**
 * Records in the tab when each text appears, every click and every page load (`boot`): this
 * measures the page, not the test runner. Call it before the first `goto`.
 * @param selectors elements instead of texts; `no <name>` is recorded when one disappears
 */
export async function recordTimeline(
  page: Page,
  texts: Record<string, string>,
  selectors: Record<string, string> = {},
): Promise<void> {
  await page.addInitScript(
    ({ key, texts, selectors }) => {
      if (location.protocol === 'about:') return;
      const note = (what: string) => {
        const before = JSON.parse(sessionStorage.getItem(key) ?? '[]');
        sessionStorage.setItem(key, JSON.stringify([...before, { what, at: Date.now() }]));
      };
      note('boot');
      addEventListener('click', () => note('click'), { capture: true });
      const onScreen = new Set<string>();
      const look = () => {
        const text = document.getElementById('root')?.textContent ?? '';
        for (const [what, wanted] of Object.entries(texts)) {
          const isThere = text.includes(wanted);
          if (isThere && !onScreen.has(what)) note(what);
          if (isThere) onScreen.add(what);
          else onScreen.delete(what);
        }
        for (const [what, selector] of Object.entries(selectors)) {
          const isThere = document.querySelector(selector) !== null;
          if (isThere !== onScreen.has(what)) note(isThere ? what : `no ${what}`);
          if (isThere) onScreen.add(what);
          else onScreen.delete(what);
        }
      };
      const attributeFilter = ['hidden'];
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributeFilter,
      });
    },
    { key: KEY, texts, selectors },
  );
}

/** The recorded events so far, in order. */
export const readTimeline = (page: Page): Promise<Happening[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEY);

/** Number of page loads. */
export const countBoots = async (page: Page): Promise<number> =>
  (await readTimeline(page)).filter(({ what }) => what === 'boot').length;

/** The time of the first `what` at or after `since`; `Infinity` if there is none. */
export const firstAfter = (timeline: Happening[], what: string, since = 0): number =>
  timeline.find((each) => each.what === what && each.at >= since)?.at ?? Number.POSITIVE_INFINITY;
