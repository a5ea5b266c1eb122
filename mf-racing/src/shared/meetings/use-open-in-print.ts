import { type RefObject, useEffect } from 'react';

/**
 * Opens a closed fold while the page is printed. Firefox before 143 has no `::details-content`, so
 * a stylesheet is not enough.
 */
export function useOpenInPrint(fold: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const open = () => {
      if (!fold.current || fold.current.open) return;
      fold.current.dataset.printed = '';
      fold.current.open = true;
    };
    const close = () => {
      if (!fold.current || !('printed' in fold.current.dataset)) return;
      delete fold.current.dataset.printed;
      fold.current.open = false;
    };
    addEventListener('beforeprint', open, { signal });
    addEventListener('afterprint', close, { signal });
    return () => listening.abort();
  }, [fold]);
}
