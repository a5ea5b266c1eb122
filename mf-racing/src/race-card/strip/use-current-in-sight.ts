import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a list sideways, once its entries are there, until its current link stands in the middle.
 */
export function useCurrentInSight(count: number): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current || count === 0) return;
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [count]);
  return list;
}
