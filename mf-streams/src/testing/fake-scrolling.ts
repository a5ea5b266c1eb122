import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** jsdom does not scroll: the test sets how far the page is scrolled. */
export function fakeScrolling() {
  const watchers = new Set<(entries: Partial<IntersectionObserverEntry>[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell;
      constructor(tell: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        this.#tell = tell;
      }
      observe = () => watchers.add(this.#tell);
      disconnect = () => watchers.delete(this.#tell);
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  const tell = (isIntersecting: boolean, top: number) =>
    act(() => {
      const boundingClientRect = { top, height: 360 } as DOMRectReadOnly;
      for (const watcher of watchers) watcher([{ isIntersecting, boundingClientRect }]);
    });
  return { away: () => tell(false, -500), below: () => tell(false, 900), back: () => tell(true, 40) };
}
