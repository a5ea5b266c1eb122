import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** After a navigation to another page, moves the focus to its `h1`, so that a screen reader announces it (ecosystem: customers). */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const idle = useNavigation().state === 'idle';
  const shown = useRef(pathname);
  useEffect(() => {
    if (!idle || shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [idle, pathname]);
}
