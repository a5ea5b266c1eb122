import { hasSupportCode } from '@paddock/release/record';
import type { BrowserContext, Page } from 'playwright-core';
import type { PageWatch } from './watch-page.ts';

/** A customer's view of the screen. */
export interface Seen {
  /** The heading of the page's content, or its first line. */
  title: string;
  /** The beginning of the content. */
  words: string;
  /** Whether the shell shows a support code, that is, reports a failure. */
  failed: boolean;
  /** The frame around the content. */
  frame: string;
  /** Stylesheets of the remote that apply. */
  styles: number;
  /** The paths of the remote's files that were fetched. */
  files: string[];
}

/** A page of the remote in a separate browser profile. */
export interface OpenPage {
  page: Page;
  /** Number of documents that were loaded. */
  loads(): number;
  see(): Promise<Seen>;
  /**
   * Waits for at most `ms` until `is` holds. Returns the ms that it took; null if it never held.
   */
  until(is: (seen: Seen) => boolean, ms: number): Promise<number | null>;
  close(): Promise<void>;
  /** Goes to another page without loading a document. */
  go(path: string): Promise<void>;
}

declare const window: Window & { __conform__: PageWatch };

const LOOK_MS = 50;

export const openPage = async (context: BrowserContext, url: string, prefix: string): Promise<OpenPage> => {
  const page = await context.newPage();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  const see = async (): Promise<Seen> => {
    const { all, ...seen } = await page.evaluate((prefix) => {
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
      const textOf = (element: HTMLElement | null | undefined) => element?.innerText.trim() ?? '';
      const main = document.querySelector<HTMLElement>('main') ?? document.body;
      const lines = textOf(main)
        .split('\n')
        .flatMap((line) => line.trim() || []);
      return {
        title: textOf(main?.querySelector('h1')) || (lines[0] ?? ''),
        words: lines.join(' ').slice(0, 60),
        all: textOf(document.body),
        frame: textOf(document.querySelector<HTMLElement>('header')).split('\n')[0] ?? '',
        styles: [...document.styleSheets].filter(({ href }) => href?.includes(prefix)).length,
        files: performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((path) => path.startsWith(prefix)),
      };
    }, prefix);
    return { ...seen, failed: hasSupportCode(all) };
  };
  await page.goto(url, { waitUntil: 'commit' });
  return {
    page,
    loads: () => loads,
    see,
    async until(is, ms) {
      const begun = Date.now();
      while (Date.now() - begun < ms) {
        const seen = await see().catch(() => null); // Cannot be read while the document unloads.
        if (seen && is(seen)) return Date.now() - begun;
        await page.waitForTimeout(LOOK_MS);
      }
      return null;
    },
    close: () => context.close(),
    go: (path) =>
      page.evaluate((path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path),
  };
};

/** The leftovers of the remote's code, after it and the shell became idle. */
export const leftOn = async ({ page }: OpenPage): Promise<ReturnType<PageWatch['left']>> => {
  await page.waitForTimeout(1_500);
  return page.evaluate(() => window.__conform__.left());
};
