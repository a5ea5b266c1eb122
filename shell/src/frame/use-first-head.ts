import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The edge describes the first page in the HTML, for search engines and link previews. Those load
 * each URL anew, so after a navigation that head is removed; titles are then those of the pages.
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
