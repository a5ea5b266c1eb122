import type { Page } from '@playwright/test';

/** Something that happened in the tab; `at` in ms since the epoch. Survives reloads. */
export interface Happening {
  what: string;
  at: number;
}

const KEY = 'e2e.timeline';

/**
 * Notes in the tab itself when each text came on screen, every click and every load of the page (`boot`), so that what is
 * measured is the page and not the test runner. Call before the first `goto`.
 * @param selectors elements instead of texts; when one goes again, `no <name>` is noted
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

/** What was noted so far, in order. */
export const readTimeline = (page: Page): Promise<Happening[]> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]'), KEY);

/** How often the page was loaded. */
export const countBoots = async (page: Page): Promise<number> =>
  (await readTimeline(page)).filter(({ what }) => what === 'boot').length;

/** When `what` first happened at or after `since`; `Infinity` if it did not. */
export const firstAfter = (timeline: Happening[], what: string, since = 0): number =>
  timeline.find((each) => each.what === what && each.at >= since)?.at ?? Number.POSITIVE_INFINITY;
