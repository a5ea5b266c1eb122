import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { currentIn, scrollToCurrent } from '../strip/scroll-to-current.ts';

/**
 * Keeps the current link or tab in the middle of a list that scrolls sideways: at first, when
 * another one becomes current, and when the screen width changes. The page does not scroll.
 */
export function useCurrentInSight<List extends HTMLElement>(): RefObject<List | null> {
  const list = useRef<List>(null);
  const shown = useRef<Element>(null);
  useLayoutEffect(() => {
    const current = currentIn(list.current);
    if (current && current !== shown.current) scrollToCurrent(list.current);
    shown.current = current;
  });
  useEffect(() => {
    let width = innerWidth;
    // A phone's browser hides its bars while the page is scrolled: that changes the height.
    const onResize = () => {
      if (innerWidth !== width) scrollToCurrent(list.current);
      width = innerWidth;
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return list;
}
