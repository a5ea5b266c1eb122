import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/**
 * After a navigation to another page, moves the focus to its `h1`, so that a screen reader
 * announces it (ecosystem: customers).
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  // Runs before the customer can move the focus on the new page.
  useLayoutEffect(() => {
    if (!idle || shown.current === pathname) return;
    shown.current = pathname;
    return focusHeading();
  }, [idle, pathname]);
}

/**
 * Focuses the page's `h1`, or waits for it unless the customer moves the focus first. Returns the
 * unsubscribe function.
 */
function focusHeading(): () => void {
  const main = document.querySelector('main');
  const before = document.activeElement;
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
