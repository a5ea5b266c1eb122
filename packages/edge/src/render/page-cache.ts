import type { LaterPart } from '../pages/packed-page.model.ts';
import type { ServedRelease } from '../release/served-release.ts';

/** A page that the edge rendered. */
export interface RenderedPage {
  root: LaterPart;
  /** Hash of its style rules for the policy, `sha256-…`. */
  styles: string;
}

/** A cached page, and the state of its rendering. */
export interface CachedPage {
  page: RenderedPage | null;
  freshUntil: number;
  /** It is not rendered again before this instant (ms). */
  againAt: number;
  running: Promise<void> | null;
  /** API reads that the page needs beyond those of its claim. */
  learned: Set<string>;
}

const MAX_PAGES = 2_000;
/** The total bytes of all cached pages. It is limited, since anyone can request every race. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The memory that a page takes: its text, its bytes and its packed form. */
const sizeOf = (page: RenderedPage | null): number => (page ? 2 * page.root.bytes.length + page.root.block.length : 0);

/** The pages of all releases, the least recently used first. */
export const createPageCache = () => {
  const pages = new Map<string, CachedPage>();
  const numbers = new WeakMap<ServedRelease, number>();
  let lastNumber = 0;
  let size = 0;

  const dropOldest = (): void => {
    for (const [oldest, { page }] of pages) {
      if (size <= MAX_BYTES && pages.size <= MAX_PAGES) return;
      pages.delete(oldest);
      size -= sizeOf(page);
    }
  };

  return {
    get: (key: string): CachedPage | undefined => pages.get(key),
    /** The number by which keys name a release. */
    numberOf(served: ServedRelease): number {
      const number = numbers.get(served) ?? ++lastNumber;
      numbers.set(served, number);
      return number;
    },
    /** Moves an entry to the end: the map is ordered by last use. */
    touch(key: string, entry: CachedPage): void {
      pages.delete(key);
      pages.set(key, entry);
      dropOldest();
    },
    /** Puts a page into its entry. */
    keep(key: string, entry: CachedPage, page: RenderedPage | null): void {
      // A page that was dropped meanwhile is used only for the visitors who wait for it.
      if (pages.get(key) === entry) size += sizeOf(page) - sizeOf(entry.page);
      entry.page = page;
      dropOldest();
    },
  };
};
