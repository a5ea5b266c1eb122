import { useCallback, useRef, useState } from 'react';

/**
 * Scrolls a list by its visible width. `atStart` and `atEnd` are true where no content is left to
 * scroll. Put `ref` and `onScroll` on the list.
 */
export function useSteps() {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: true });
  const look = useCallback(() => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    // Browsers round each of these values.
    setEnds({ atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 });
  }, []);
  const ref = useCallback(
    (element: HTMLUListElement | null) => {
      list.current = element;
      if (!element) return;
      const sizes = new ResizeObserver(look);
      sizes.observe(element);
      return () => sizes.disconnect();
    },
    [look],
  );
  return {
    ...ends,
    handlers: { ref, onScroll: look },
    step: (by: 1 | -1) => list.current?.scrollBy({ left: by * list.current.clientWidth }),
  };
}
