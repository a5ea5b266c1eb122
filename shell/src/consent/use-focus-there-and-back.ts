import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to what was asked for, if somebody asked, and back when it goes. What goes with the focus in it, and was not
 * asked for, leaves it to the page.
 */
export function useFocusThereAndBack(asked: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // Once: whether it was asked for is known when it comes.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const place = heading.current?.parentElement;
    if (asked) heading.current?.focus();
    return () => {
      if (!place?.contains(document.activeElement)) return;
      const back = asked && before instanceof HTMLElement ? before : document.getElementById('content');
      back?.focus({ preventScroll: true });
    };
  }, []);
  return heading;
}
