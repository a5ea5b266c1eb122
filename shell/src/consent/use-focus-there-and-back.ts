import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * If `asked`, moves the focus to the heading, and back when the part unmounts. Otherwise the focus
 * stays in the page.
 */
export function useFocusThereAndBack(asked: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // Runs once: `asked` is known at the first render.
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
