import { type RefObject, useEffect, useState } from 'react';

/**
 * The height of an element (CSS pixels) that is scrolled out at the top; `null` while it is
 * visible.
 */
export function useScrolledAway(element: RefObject<HTMLElement | null>): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    if (!element.current) return;
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry)
        setHeight(!entry.isIntersecting && entry.boundingClientRect.top < 0 ? entry.boundingClientRect.height : null);
    });
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [element]);
  return height;
}
