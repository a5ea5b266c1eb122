import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The edge describes the first page in the HTML, for search engines and link previews. They load
 * each URL separately, so a navigation removes this head; each page then sets its own title.
 */
export function useFirstHead(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);
  useLayoutEffect(() => {
    if (pathname === first.current) return;
    for (const element of document.querySelectorAll('[data-head]')) {
      if (element instanceof HTMLTitleElement) element.textContent = 'Paddock';
      else element.remove();
    }
  }, [pathname]);
}
