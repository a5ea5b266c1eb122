import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useAtStartOfNavigation } from './use-at-start-of-navigation.ts';

/**
 * After a navigation to another page, moves the focus to its `h1`, so that a screen reader
 * announces it (ecosystem: customers).
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  const focusedBefore = useAtStartOfNavigation(() => document.activeElement);
  // Runs before the customer can move the focus on the new page.
  useLayoutEffect(() => {
    if (!idle || shown.current === pathname) return;
    shown.current = pathname;
    return focusHeadingOnceThere(focusedBefore());
  }, [idle, pathname]);
}

/**
 * Focuses the page's `h1`, or waits for it, unless the customer has moved the focus from the
 * element `before`. Returns the unsubscribe function.
 */
function focusHeadingOnceThere(before: Element | null): () => void {
  const main = document.querySelector('main');
  const focus = () => {
    const heading = main?.querySelector('h1');
    const moved = document.activeElement !== before && document.activeElement !== document.body;
    if (!moved) heading?.focus({ preventScroll: true });
    if (moved || heading) changes.disconnect();
  };
  const changes = new MutationObserver(focus);
  if (main) changes.observe(main, { childList: true, subtree: true });
  focus();
  return () => changes.disconnect();
}
